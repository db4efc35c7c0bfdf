const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

/** Computes the pause before a crashed worker is restarted. */
export class Restarts {
  #crashes = 0;

  /** Crashes since the last rendered page. */
  get crashes(): number {
    return this.#crashes;
  }

  /** Resets the pause after a rendered page. */
  served(): void {
    this.#crashes = 0;
  }

  /** @returns milliseconds to wait; the first crash has no pause */
  crashed(): number {
    this.#crashes += 1;
    return this.#crashes === 1 ? 0 : Math.min(FIRST_PAUSE * 2 ** (this.#crashes - 2), LONGEST_PAUSE);
  }
}
