import { useEffect, useState } from "react";

/** Seconds left, and how to stop for good (ruling 42). */
export interface Countdown {
  readonly left: number;
  readonly isStopped: boolean;
  stop(): void;
}

const SECOND = 1000;

/** Counts down by whole seconds, and calls `onEnd` once at 0 unless it was stopped. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    if (left === 0) {
      onEnd();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left, isStopped, onEnd]);
  return { left, isStopped, stop: () => setIsStopped(true) };
}
