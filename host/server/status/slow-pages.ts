/** A page that took long to answer. */
export interface SlowPage {
  readonly at: number;
  readonly path: string;
  readonly ms: number;
}

/** Milliseconds from which an answer counts as slow. */
const SLOW = 1_000;
const HOUR = 3_600_000;
const KEPT = 50;

/** The slow answers of the last hour, the latest first; never more than a page of them. */
export class SlowPages {
  readonly #now: () => number;
  #pages: readonly SlowPage[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  answered(path: string, ms: number): void {
    if (ms >= SLOW) this.#pages = [{ at: this.#now(), path, ms }, ...this.#pages].slice(0, KEPT);
  }

  latest(): readonly SlowPage[] {
    return this.#pages.filter(({ at }) => at > this.#now() - HOUR);
  }
}
