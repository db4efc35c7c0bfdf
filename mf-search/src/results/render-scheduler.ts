/** Work in small parts, so that no frame is held up by all of it. */
export interface RenderScheduler {
  /**
   * A part with a frame of its own, in the order of asking.
   * @returns takes the part back, unless its turn has come
   */
  ask(part: () => void): () => void;
  /**
   * A part that will be waited for later: its turn comes in what frames leave over, and some times a second where they
   * leave nothing.
   * @returns takes the part back, unless its turn has come
   */
  scheduleLow(part: () => void): () => void;
  /** A part that nobody waits for: its turn comes when the browser rests, not between the frames of a scroll. */
  scheduleIdle(part: () => void): () => void;
}

type Ask = (part: () => void) => () => void;

/** Parts that wait, one of which is done each time that `soon` calls. */
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

/** Milliseconds that a browser never has between two frames of sixty a second. */
const REST = 17;
/** Milliseconds in which a card is made ready without holding up the next frame. */
const LEFT_OVER = 6;
/** Milliseconds after which frames have left nothing over. */
const PATIENCE = 100;

/**
 * The next idle time of more than so many milliseconds. Safari has no idle callbacks; there it is a frame.
 *
 * @param timeout after which it is time in any case, in milliseconds
 */
const whenIdle = (least: number, timeout?: number) => (next: () => void) => {
  if (typeof requestIdleCallback === "undefined") return inFrame(next);
  const look = (deadline: IdleDeadline) =>
    deadline.didTimeout || deadline.timeRemaining() > least ? next() : wait();
  const wait = () => void requestIdleCallback(look, timeout === undefined ? undefined : { timeout });
  wait();
};

/** Turns of one list. */
export function createRenderScheduler(): RenderScheduler {
  return {
    ask: oneByOne(inFrame),
    scheduleLow: oneByOne(whenIdle(LEFT_OVER, PATIENCE)),
    scheduleIdle: oneByOne(whenIdle(REST)),
  };
}
