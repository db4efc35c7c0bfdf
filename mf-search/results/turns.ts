/** Work in small parts, one part a frame, so that no frame is held up by all of it. */
export interface Turns {
  /** @returns takes the part back, unless its turn has come */
  ask(part: () => void): () => void;
}

/** Gives each part a frame of its own, in the order in which they are asked for. */
export function createTurns(): Turns {
  const waiting = new Set<() => void>();
  let isOnItsWay = false;

  function goOn() {
    if (isOnItsWay || waiting.size === 0) return;
    isOnItsWay = true;
    requestAnimationFrame(next);
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

  return {
    ask(part) {
      waiting.add(part);
      goOn();
      return () => void waiting.delete(part);
    },
  };
}
