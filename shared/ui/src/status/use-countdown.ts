import { useEffect, useState } from "react";

/** How far a countdown is. */
export interface CountdownState {
  /** Seconds left. */
  readonly left: number;
  /** false once stopped or at its end. */
  readonly running: boolean;
  /** Stops it for good (ruling 42). */
  readonly stop: () => void;
}

/** Counts seconds down and calls `onEnd` once at 0, unless stopped before. Starts when it is first shown. */
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
