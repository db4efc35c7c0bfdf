import { useEffect, useState } from "react";
import { whenIdle } from "../boot/when-idle.ts";

/** Whether the browser has rested since this was first shown: what nobody waits for comes after it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
