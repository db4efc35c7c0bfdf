/** Whether the timers of this test are Jest's. */
const isTestClock = (): boolean => Object.hasOwn(setTimeout, "clock");

/** Moves the clock of a test that has one of its own. */
export function advanceTestClock(ms: number): void {
  if (isTestClock()) jest.advanceTimersByTime(ms);
}

/**
 * Gives each test of a file a clock of its own, so that a page that changes by itself does not change while a busy
 * machine looks at it. `findBy…` and `waitFor` move it until they see what they wait for.
 */
export function useTestClock(): void {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] }));
  afterEach(() => jest.useRealTimers());
}
