import { usePromoCode } from "@stays/availability";
import { type StaySearch, usePageContext, useTrack } from "@stays/contract";
import { earliestArrival } from "@stays/domain";
import { limitRooms, maxRooms, roomMode, serializeSearch, useStaySearch } from "@stays/search";
import type { FilterChanges } from "@stays/search/filters";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { rememberSearch } from "../favourites/favourites-store.ts";
import { findRequiredErrors } from "../results-data/missing-price.ts";
import { searchTerm } from "../results-data/use-track-results.ts";
import {
  applyDraft,
  createDraft,
  type DraftErrors,
  findDraftErrors,
  type SearchDraft,
} from "./search-draft.ts";

export type OpenPart = "arrival" | "departure" | "guests";

export type SearchForm = ReturnType<typeof useSearchForm>;

const NO_EDITS: Partial<SearchDraft> = {};
const INVALID = "[aria-invalid='true'], [data-invalid]";

/** State and actions of the search form. */
export function useSearchForm(filters: FilterChanges) {
  const { settings, today } = usePageContext();
  const { search, change } = useStaySearch();
  const track = useTrack();
  const promo = usePromoCode({
    code: search.promoCode,
    onCode: (promoCode) => change({ ...search, promoCode }),
  });
  const [edits, setEdits] = useState<Partial<SearchDraft>>(NO_EDITS);
  const [attempts, setAttempts] = useState(0);
  const [open, setOpen] = useState<OpenPart | null>(null);
  const [nights, setNights] = useState<number | null>(null);
  const tried = useRef<HTMLFormElement>(null);
  const edit = useCallback(
    (changes: Partial<SearchDraft>) => setEdits((before) => ({ ...before, ...changes })),
    [],
  );

  const draft: SearchDraft = { ...createDraft(search, search.isPast && !search.isTooEarly), ...edits };
  const earliest = earliestArrival(today, settings.calendar.earliestArrival);
  const mode = roomMode(draft.category, settings.search);
  // Rooms that the mode hides are not searched for (SW-06).
  const rooms = limitRooms(draft, mode, settings.guests);
  const errors = findDraftErrors({ ...draft, rooms }, { ...settings.search, earliest });
  // A URL with dates counts as an attempted search: show its errors at once.
  const isAsked = draft.start !== null && draft.end !== null && edits === NO_EDITS;
  const inAddress: DraftErrors = isAsked
    ? {
        ...findRequiredErrors(draft, settings.search),
        ...(search.isTooEarly && errors.dates && { dates: errors.dates }),
      }
    : {};

  // The field shows its error only after this render.
  useEffect(() => {
    if (attempts > 0) tried.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [attempts]);

  /** @param onSearched called when the search is valid; closes the full-screen search */
  function submit(event: FormEvent<HTMLFormElement>, onSearched?: () => void) {
    event.preventDefault();
    tried.current = event.currentTarget;
    if (Object.keys(errors).length > 0) {
      setAttempts((count) => count + 1);
      // A missing age is an error of the guests part: open it to show the error.
      if (Object.keys(errors).join() === "guests") setOpen("guests");
      return;
    }
    const promoCode = promo.consume();
    const searched = (shown: StaySearch) => ({ ...applyDraft(shown, draft, settings), promoCode });
    rememberSearch(serializeSearch(searched(filters.shown)));
    track({
      event: "search",
      search_term: searchTerm({ ...draft, name: filters.shown.name }, settings.search),
      start_date: draft.start ?? undefined,
      end_date: draft.end ?? undefined,
      number_of_rooms: rooms.length,
    });
    filters.flush(searched, { push: true });
    setEdits(NO_EDITS);
    setAttempts(0);
    setOpen(null);
    onSearched?.();
  }

  return {
    draft,
    /** Empty until a search was attempted. */
    errors: attempts > 0 ? errors : inAddress,
    isTried: attempts > 0,
    open,
    /** Number of nights requested in the calendars; null = any. */
    nights,
    earliest,
    mode,
    maxRooms: maxRooms(mode, settings.guests),
    filters,
    promo,
    edit,
    setOpen,
    setNights,
    submit,
  };
}
