import type { StayDates } from "@stays/availability";
import { useCartActions, useReplaceSearch } from "@stays/contract";
import { type SearchState, searchText } from "@stays/search-state";
import { hasUnsetAge, type PersonConfiguration } from "@stays/stay";
import { useState } from "react";

/** Dates and guests as they are being changed; they go into the address on Update search. */
export function useStayDraft(state: SearchState, onUpdated: () => void) {
  const replaceSearch = useReplaceSearch();
  const { resetTempCart } = useCartActions();
  const [dates, setDates] = useState<StayDates>({ start: state.start, end: state.end });
  const [rooms, setRooms] = useState<readonly PersonConfiguration[]>(state.rooms);
  const [isTried, setTried] = useState(false);
  const hasDates = dates.start !== null && dates.end !== null;
  const isAgeMissing = hasUnsetAge(rooms);

  /** @returns whether the search was updated */
  function update(): boolean {
    setTried(true);
    if (!hasDates || isAgeMissing) return false;
    // What was chosen belongs to the old dates and guests.
    resetTempCart();
    replaceSearch(searchText({ ...state, ...dates, rooms }), { push: true });
    onUpdated();
    return true;
  }
  return { dates, setDates, rooms, setRooms, hasDates, isAgeMissing: isTried && isAgeMissing, update };
}
