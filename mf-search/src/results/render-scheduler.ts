/** Scheduler that splits rendering into small tasks, so that no frame waits for all of them. */
export interface RenderScheduler {
  /**
   * Runs a task in an animation frame of its own, first in, first out.
   *
   * @returns a function that cancels the task if it has not run yet
   */
  ask(part: () => void): () => void;
  /**
   * Runs a task in spare time of a frame, or at the latest after a time-out.
   *
   * @returns a function that cancels the task if it has not run yet
   */
  scheduleLow(part: () => void): () => void;
  /** Runs a task when the browser is idle, not between the frames of a scroll. Returns its cancellation. */
  scheduleIdle(part: () => void): () => void;
}

type Ask = (part: () => void) => () => void;

/** Queue of tasks. Each call of `soon` runs one of them. */
function oneByOne(soon: (next: () => void) => void): Ask {
  const waiting = new Set<() => void>();
  let isOnItsWay = false;

  function goOn() {
    if (isOnItsWay || waiting.size === 0) return;
    isOnItsWay = true;
    soon(next);
  }
  function next() {
    isOnItsWay = false;
    const [part] = waiting;
    if (part) {
      waiting.delete(part);
      part();
    }
    goOn();
  }

  return (part) => {
    waiting.add(part);
    goOn();
    return () => void waiting.delete(part);
  };
}

const inFrame = (next: () => void) => void requestAnimationFrame(next);

/** Idle time that never occurs between two frames at 60 Hz, in milliseconds. */
const REST = 17;
/** Time in which a card renders without delaying the next frame, in milliseconds. */
const LEFT_OVER = 6;
/** Longest wait of a `scheduleLow` task, in milliseconds. */
const PATIENCE = 100;

/**
 * Schedules the next idle period longer than `least` milliseconds. Safari has no idle callbacks; there it
 * uses an animation frame.
 *
 * @param timeout longest wait, in milliseconds
 */
const whenIdle = (least: number, timeout?: number) => (next: () => void) => {
  if (typeof requestIdleCallback === "undefined") return inFrame(next);
  const look = (deadline: IdleDeadline) =>
    deadline.didTimeout || deadline.timeRemaining() > least ? next() : wait();
  const wait = () => void requestIdleCallback(look, timeout === undefined ? undefined : { timeout });
  wait();
};

/** Creates the render scheduler of one list. */
export function createRenderScheduler(): RenderScheduler {
  return {
    ask: oneByOne(inFrame),
    scheduleLow: oneByOne(whenIdle(LEFT_OVER, PATIENCE)),
    scheduleIdle: oneByOne(whenIdle(REST)),
  };
}
