/** Failures in a row after which calls are refused at once, and for how many milliseconds. */
const FAILURES = 5;
const PAUSE = 3_000;

/** Keeps calls from waiting for a back end that does not answer. */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #closedAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Makes a call, unless the last ones have failed. After a pause one call tries again.
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
