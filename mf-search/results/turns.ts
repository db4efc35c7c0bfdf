/** Work in small parts, so that no frame is held up by all of it. */
export interface Turns {
  /**
   * A part with a frame of its own, in the order of asking.
   * @returns takes the part back, unless its turn has come
   */
  ask(part: () => void): () => void;
  /** A part that nobody waits for: its turn comes when the browser rests, not between the frames of a scroll. */
  askIdly(part: () => void): () => void;
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

/** Safari has no idle callbacks; there it is a frame. */
function whenIdle(next: () => void) {
  if (typeof requestIdleCallback === "undefined") return inFrame(next);
  const look = (deadline: IdleDeadline) =>
    deadline.timeRemaining() > REST ? next() : void requestIdleCallback(look);
  requestIdleCallback(look);
}

/** Turns of one list. */
export function createTurns(): Turns {
  return { ask: oneByOne(inFrame), askIdly: oneByOne(whenIdle) };
}
