import type { Signal } from "./signal.ts";

/** A buffer of signals until a listener is attached. */
export interface Signals {
  readonly emit: (signal: Signal) => void;
  /** Passes all buffered signals to the listener, then each new one. */
  readonly listen: (listener: (signal: Signal) => void) => void;
}

/** Creates the signals of one page view. The first ones occur before the code that sends them is loaded. */
export function createSignals(): Signals {
  const kept: Signal[] = [];
  let deliver = (signal: Signal) => {
    kept.push(signal);
  };
  return {
    emit: (signal) => deliver(signal),
    listen: (listener) => {
      deliver = listener;
      for (const signal of kept.splice(0)) listener(signal);
    },
  };
}
