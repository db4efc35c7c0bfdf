/** Scheduler that splits rendering into small tasks, so that no frame waits for all of them. */
export interface RenderScheduler {
  /**
   * Runs a task in an animation frame of its own, first in, first out.
   *
   * @returns a function that cancels the task if it has not run yet
   */
  scheduleFrame(part: () => void): () => void;
  /**
   * Runs a task in spare time of a frame, or at the latest after a time-out.
   *
   * @returns a function that cancels the task if it has not run yet
   */
  scheduleLow(part: () => void): () => void;
  /** Runs a task when the browser is idle, not between the frames of a scroll. Returns its cancellation. */
  scheduleIdle(part: () => void): () => void;
}

type Schedule = (part: () => void) => () => void;

/** Queue of tasks. Each call of `soon` runs one of them. */
function oneByOne(soon: (next: () => void) => void): Schedule {
  const waiting = new Set<() => void>();
  let isScheduled = false;

  function scheduleNext() {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    soon(next);
  }
  function next() {
    isScheduled = false;
    const [part] = waiting;
    if (part) {
      waiting.delete(part);
      part();
    }
    scheduleNext();
  }

  return (part) => {
    waiting.add(part);
    scheduleNext();
    return () => void waiting.delete(part);
  };
}

const inFrame = (next: () => void) => void requestAnimationFrame(next);

/** Idle time that never occurs between two frames at 60 Hz, in milliseconds. */
const LONG_IDLE = 17;
/** Time in which a card renders without delaying the next frame, in milliseconds. */
const SPARE_TIME = 6;
/** Longest wait of a `scheduleLow` task, in milliseconds. */
const MAX_WAIT = 100;

/**
 * Schedules the next idle period longer than `least` milliseconds. Safari has no idle callbacks; there it
 * uses an animation frame.
 *
 * @param timeout longest wait, in milliseconds
 */
const whenIdle = (least: number, timeout?: number) => (next: () => void) => {
  if (typeof requestIdleCallback === "undefined") return inFrame(next);
  const runIfLongEnough = (deadline: IdleDeadline) =>
    deadline.didTimeout || deadline.timeRemaining() > least ? next() : wait();
  const wait = () =>
    void requestIdleCallback(runIfLongEnough, timeout === undefined ? undefined : { timeout });
  wait();
};

/** Creates the render scheduler of one list. */
export function createRenderScheduler(): RenderScheduler {
  return {
    scheduleFrame: oneByOne(inFrame),
    scheduleLow: oneByOne(whenIdle(SPARE_TIME, MAX_WAIT)),
    scheduleIdle: oneByOne(whenIdle(LONG_IDLE)),
  };
}
