const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

/** Decides how long to wait before a worker that ended by itself is started again. */
export class Restarts {
  #crashes = 0;

  /** Crashes since a page was last rendered. */
  get crashes(): number {
    return this.#crashes;
  }

  /** A page was rendered: workers work. */
  served(): void {
    this.#crashes = 0;
  }

  /** @returns milliseconds to wait; the first crash is followed by a new worker at once */
  crashed(): number {
    this.#crashes += 1;
    return this.#crashes === 1 ? 0 : Math.min(FIRST_PAUSE * 2 ** (this.#crashes - 2), LONGEST_PAUSE);
  }
}
