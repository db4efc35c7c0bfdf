import { useEffect, useState } from "react";

/** Opens a surface after it is mounted: a surface that mounts open would skip its opening animation. */
export function useEntering(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return open && isThere;
}
