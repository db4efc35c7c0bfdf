/** Failures in a row that open the circuit, and how long it stays open, in milliseconds. */
const FAILURES = 5;
const PAUSE = 3_000;

/** A circuit breaker: calls fail at once while the back end does not answer. */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #closedAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether the last calls all failed: calls are paused, or one tries again. */
  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /**
   * Makes a call, unless the circuit is open. After the pause one call tries again.
   *
   * @param hasFailed whether an answer counts as a failure, such as a 503
   */
  async call<Answer>(make: () => Promise<Answer>, hasFailed: (answer: Answer) => boolean): Promise<Answer> {
    if (this.#failures >= FAILURES) {
      if (this.#now() < this.#closedAt)
        throw new Error(`failed ${FAILURES} times in a row, calls are paused`);
      this.#closedAt = this.#now() + PAUSE;
    }
    try {
      const answer = await make();
      this.#count(hasFailed(answer));
      return answer;
    } catch (error) {
      this.#count(true);
      throw error;
    }
  }

  #count(hasFailed: boolean): void {
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (this.#failures === FAILURES) this.#closedAt = this.#now() + PAUSE;
  }
}
