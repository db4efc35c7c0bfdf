/** Durations of steps, for people to read. */
export interface Stopwatch {
  /** Runs a step and records its duration. */
  time<Result>(step: string, act: () => Promise<Result>): Promise<Result>;
  /** All steps with their seconds, in the order in which they ended. */
  table(): string;
}

/** Starts a stopwatch. */
export function stopwatch(): Stopwatch {
  const steps: [string, number][] = [];
  return {
    async time(step, act) {
      const started = performance.now();
      const result = await act();
      steps.push([step, (performance.now() - started) / 1000]);
      return result;
    },
    table: () => steps.map(([step, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${step}`).join("\n"),
  };
}
