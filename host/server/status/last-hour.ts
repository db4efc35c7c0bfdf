/** An event with its time in milliseconds since 1970. */
export interface TimedEvent {
  readonly at: number;
}

/** A page with a slow response. */
export interface SlowPage {
  readonly path: string;
  readonly ms: number;
}

const HOUR_MS = 3_600_000;
const MAX_EVENTS = 50;

/** Events of the last hour, latest first, limited in number. */
export class LastHour<Event> {
  readonly #now: () => number;
  #events: readonly (Event & TimedEvent)[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(event: Event): void {
    this.#events = [{ ...event, at: this.#now() }, ...this.#events].slice(0, MAX_EVENTS);
  }

  latest(): readonly (Event & TimedEvent)[] {
    return this.#events.filter(({ at }) => at > this.#now() - HOUR_MS);
  }
}
