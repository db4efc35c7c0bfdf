import { useLocation } from "@stays/router";
import { type Place, parseAddress } from "@stays/routes";
import { useMemo } from "react";

/** The parsed current address; null when no route matches. */
export function usePlace(prefixes: readonly string[]): Place | null {
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => parseAddress({ pathname, search, hash }, prefixes),
    [pathname, search, hash, prefixes],
  );
}
