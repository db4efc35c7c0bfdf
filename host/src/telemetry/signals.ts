import type { Signal } from "./signal.ts";

/** Keeps what happens before somebody listens. */
export interface Signals {
  readonly emit: (signal: Signal) => void;
  /** Gives the listener all that was kept, then everything as it comes. */
  readonly listen: (listener: (signal: Signal) => void) => void;
}

/** Signals of one page view: they begin before the code that sends them is there. */
export function createSignals(): Signals {
  const kept: Signal[] = [];
  let tell = (signal: Signal) => {
    kept.push(signal);
  };
  return {
    emit: (signal) => tell(signal),
    listen: (listener) => {
      tell = listener;
      for (const signal of kept.splice(0)) listener(signal);
    },
  };
}
