import { replayEarlyInput } from "./early-input.ts";

/** Milliseconds after which a click is no longer replayed. */
export const TOO_LATE = 11_000;

/** Returns the element with an id. */
export const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Replays early input in each test of a file, which has fake timers. */
export function replayInTests(): void {
  beforeAll(replayEarlyInput);
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    // Removing its button discards a remembered click.
    document.body.innerHTML = "";
    jest.advanceTimersByTime(TOO_LATE);
    jest.useRealTimers();
  });
}
