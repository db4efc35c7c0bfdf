import { choiceOf, type DateChoice, type PromoCode } from "@stays/availability";
import { useCartActions, useNavigateTo } from "@stays/contract";
import { hasUnsetAge, type PersonConfiguration } from "@stays/domain";
import { serializeSearch } from "@stays/search";
import { useState } from "react";
import type { RequestedStay } from "../stay/requested-stay.ts";
import { datesToChange } from "./dates-to-change.ts";

/**
 * The dates and guests of the form; Update search writes them to the URL. The initial rooms are those that
 * the page requested: at most as many as it can book (ruling 1).
 */
export function useStayDraft(search: RequestedStay, promo: PromoCode, onUpdated: () => void) {
  const { persons } = search;
  const navigateTo = useNavigateTo();
  const { clear } = useCartActions();
  const [dates, setDates] = useState<DateChoice>(() => choiceOf(datesToChange(search)));
  const [rooms, setRooms] = useState<readonly PersonConfiguration[]>(persons);
  // A URL without an age counts as a failed attempt, so the missing age is marked.
  const [isTried, setTried] = useState(hasUnsetAge(persons));
  const hasDates = dates.start !== null && dates.end !== null;
  const isAgeMissing = hasUnsetAge(rooms);

  /** @returns whether the search was updated */
  function update(): boolean {
    setTried(true);
    if (!hasDates || isAgeMissing) return false;
    // The temporary cart belongs to the old dates and guests.
    clear();
    const promoCode = promo.consume();
    navigateTo(
      { search: serializeSearch({ ...search, start: dates.start, end: dates.end, rooms, promoCode }) },
      { replace: false },
    );
    onUpdated();
    return true;
  }
  return { dates, setDates, rooms, setRooms, hasDates, isAgeMissing: isTried && isAgeMissing, update };
}
