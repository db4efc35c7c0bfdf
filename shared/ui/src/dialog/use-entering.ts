import { useEffect, useState } from "react";

/** Opens a surface after it is in the page: one that is put there already open would come in without its movement. */
export function useEntering(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return open && isThere;
}
