/** Failures in a row that open the circuit, and how long it stays open, in milliseconds. */
const FAILURES = 5;
const PAUSE = 3_000;

/** Thrown instead of a call while the circuit is open. */
export class CallsPaused extends Error {
  constructor() {
    super(`failed ${FAILURES} times in a row, calls are paused`);
    this.name = "CallsPaused";
  }
}

/** A circuit breaker: calls fail at once while the back end does not answer. */
export class Circuit {
  #failures = 0;
  #pausedUntil = 0;
  /** The call that tries again while the circuit is open; never rejects. */
  #trial: Promise<void> | null = null;

  /** Whether the last calls all failed: calls are paused, or one tries again. */
  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /**
   * Makes a call, unless the circuit is open. After each pause one call tries again.
   *
   * @param hasFailed whether an answer counts as a failure, such as a 503
   * @param isUrgent a visitor waits for this call: one at a time tries also during the pause, the others wait for its
   * outcome
   * @throws CallsPaused
   */
  async call<Answer>(
    make: () => Promise<Answer>,
    hasFailed: (answer: Answer) => boolean,
    isUrgent = false,
  ): Promise<Answer> {
    if (isUrgent && this.#trial) await this.#trial;
    if (this.isOpen && (isUrgent ? this.#trial !== null : performance.now() < this.#pausedUntil))
      throw new CallsPaused();
    const made = make();
    const counted = made.then(
      (answer) => this.#count(hasFailed(answer)),
      () => this.#count(true),
    );
    if (this.isOpen) {
      this.#pausedUntil = performance.now() + PAUSE;
      this.#trial = counted.finally(() => {
        this.#trial = null;
      });
    }
    await counted;
    return made;
  }

  #count(hasFailed: boolean): void {
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (this.#failures === FAILURES) this.#pausedUntil = performance.now() + PAUSE;
  }
}
