import { useEffect, useState } from "react";

/** The state of a countdown. */
export interface CountdownState {
  /** Seconds left. */
  readonly left: number;
  /** false once stopped or finished. */
  readonly running: boolean;
  /** Stops it permanently (ruling 42). */
  readonly stop: () => void;
}

/** Counts down seconds and calls `onEnd` once at 0, unless stopped before. Starts on mount. */
export function useCountdown(seconds: number, onEnd: () => void): CountdownState {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const running = !stopped && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onEnd();
    }, 1000);
    return () => clearTimeout(timer);
  }, [running, left, onEnd]);

  return { left, running, stop: () => setStopped(true) };
}
