/** Something that happened, in milliseconds since 1970. */
export interface TimedEvent {
  readonly at: number;
}

/** A page that took long to answer. */
export interface SlowPage {
  readonly path: string;
  readonly ms: number;
}

/** A remote's module that took a browser long to get. */
export interface SlowModule {
  readonly remote: string;
  readonly release: string;
  readonly module: string;
  readonly ms: number;
  readonly route?: string | undefined;
}

const HOUR = 3_600_000;
const KEPT = 50;

/** What happened in the last hour, the latest first; never more than a page of it. */
export class LastHour<What> {
  readonly #now: () => number;
  #happenings: readonly (What & TimedEvent)[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(what: What): void {
    this.#happenings = [{ ...what, at: this.#now() }, ...this.#happenings].slice(0, KEPT);
  }

  latest(): readonly (What & TimedEvent)[] {
    return this.#happenings.filter(({ at }) => at > this.#now() - HOUR);
  }
}
