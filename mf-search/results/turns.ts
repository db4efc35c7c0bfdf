/** Work in small parts, so that no frame is held up by all of it. */
export interface Turns {
  /**
   * A part with a frame of its own, in the order of asking.
   * @returns takes the part back, unless its turn has come
   */
  ask(part: () => void): () => void;
  /** A part that nobody waits for: its turn comes when the browser has nothing else to do. */
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
/** Safari has no idle callbacks; there it is a frame. */
const whenIdle = (next: () => void) =>
  typeof requestIdleCallback === "undefined" ? inFrame(next) : void requestIdleCallback(next);

/** Turns of one list. */
export function createTurns(): Turns {
  return { ask: oneByOne(inFrame), askIdly: oneByOne(whenIdle) };
}
