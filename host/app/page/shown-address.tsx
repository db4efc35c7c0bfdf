import { useLocation } from "@stays/contract";
import { useEffect } from "react";

let shown: string | null = null;

/**
 * Path and query of the page on the screen; null before the first one. The address bar changes before the page
 * has followed.
 */
export const shownAddress = (): string | null => shown;

/**
 * Notes the address of the page that contains this component as the one on the screen. It renders again with
 * every hash, so the page must not contain its hook.
 */
export function ShownAddress() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
  }, [pathname, search]);
  return null;
}
