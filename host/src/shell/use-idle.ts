import { useEffect, useState } from "react";
import { whenIdle } from "../boot/when-idle.ts";

/** Whether the browser has been idle since the first render, for work of low priority. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
