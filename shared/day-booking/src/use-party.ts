import { useSettings, useVisit } from "@stays/contract";
import { parseSearch } from "@stays/search";
import { useMemo } from "react";
import { type Party, partyIn } from "./party.ts";

/** The persons of the visitor's search; null when the address names none. */
export function useParty(): Party | null {
  const { search } = useVisit().place;
  const { guests } = useSettings();
  return useMemo(() => partyIn(search, parseSearch(search, guests).rooms), [search, guests]);
}
