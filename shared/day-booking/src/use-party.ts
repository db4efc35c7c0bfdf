import { usePageContext } from "@stays/contract";
import { useMemo } from "react";
import { type Party, partyOf } from "./party.ts";

/** Returns the party of the page's search; null when the URL has no guests. */
export function useParty(): Party | null {
  const { search } = usePageContext();
  return useMemo(() => partyOf(search), [search]);
}
