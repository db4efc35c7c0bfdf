import { useEffect, useState } from "react";

/** Time without a change after which a value is settled, in milliseconds. */
const SETTLED_AFTER = 300;

/** Returns the last value that did not change for a moment, so that quick steps request one answer. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
