import { useVisit } from "@stays/contract";
import { useMemo } from "react";
import { type Party, partyOf } from "./party.ts";

/** Returns the party of the page's search; null when the URL has no guests. */
export function useParty(): Party | null {
  const { search } = useVisit();
  return useMemo(() => partyOf(search), [search]);
}
