import { useSettings, useVisit } from "@stays/contract";
import { parseSearch } from "@stays/search";
import { useMemo } from "react";
import { type Party, partyIn } from "./party.ts";

/** Reads the party of the page's search; null when the URL has no guests. */
export function useParty(): Party | null {
  const { search } = useVisit().place;
  const { guests } = useSettings();
  return useMemo(() => partyIn(search, parseSearch(search, guests).rooms), [search, guests]);
}
