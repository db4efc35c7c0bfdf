import { useEffect, useState } from "react";
import { whenIdle } from "../boot/when-idle.ts";

/** Whether the browser has rested since this was first shown: what nobody waits for comes after it. */
export function useRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => whenIdle(() => setRested(true)), []);
  return hasRested;
}
