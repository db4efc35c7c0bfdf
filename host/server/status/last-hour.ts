/** An event with its time in milliseconds since 1970. */
export interface TimedEvent {
  readonly at: number;
}

/** A page with a slow response. */
export interface SlowPage {
  readonly path: string;
  readonly ms: number;
}

/** A remote's module that a browser loaded slowly. */
export interface SlowModule {
  readonly remote: string;
  readonly release: string;
  readonly module: string;
  readonly ms: number;
  readonly route?: string | undefined;
}

/** A press to which a browser responded slowly, on a page that began with this release. */
export interface SlowPress {
  readonly remote: string;
  readonly release: string;
  /** CSS selector of the control. */
  readonly target: string;
  /** The function that took longest. */
  readonly script: string;
  readonly ms: number;
  readonly route?: string | undefined;
}

const HOUR = 3_600_000;
const KEPT = 50;

/** Events of the last hour, latest first, limited in number. */
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
