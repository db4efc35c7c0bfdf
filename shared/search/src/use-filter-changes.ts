import type { PriceRange, StaySearch } from "@stays/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { chosenAreas, serializeSearch, useStaySearch } from "./index.ts";

/** Delay between a filter change and its search, in milliseconds (SR-07, SW-12). */
export const FILTER_DELAY = { checkbox: 1500, capacity: 1000, text: 1000 } as const;

/** A change of the search, applied to the search that is current by then. */
export type Update = (search: StaySearch) => StaySearch;

const unchanged: Update = (search) => search;

/** The filters with the visitor's changes applied at once; the search follows after the delay. */
export interface FilterChanges {
  /** The URL's search with the pending changes. */
  readonly shown: StaySearch;
  readonly isWaiting: boolean;
  change(update: Update, delay: number): void;
  /** Writes the search now, with one more change if given. */
  flush(update?: Update, how?: { readonly push?: boolean }): void;
}

/** A write that the URL may not show yet. */
interface WrittenChange {
  /** Query string before the write. */
  readonly from: string;
  readonly to: StaySearch;
}

/** Collects filter changes. Each change restarts the delay, and one search contains all of them. */
export function useFilterChanges(): FilterChanges {
  const { search, change: write } = useStaySearch();
  const [updates, setUpdates] = useState<readonly Update[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState<WrittenChange | null>(null);
  // The URL follows a write some renders later; until then the written search counts.
  const isFollowed = written !== null && written.from !== serializeSearch(search);
  if (isFollowed) setWritten(null);
  const current = written !== null && !isFollowed ? written.to : search;
  const shown = useMemo(() => updates.reduce((next, update) => update(next), current), [updates, current]);
  const latest = useRef({ search, shown, write });
  useEffect(() => {
    latest.current = { search, shown, write };
  });

  const flush = useCallback<FilterChanges["flush"]>((update = unchanged, how) => {
    clearTimeout(timer.current);
    setUpdates((waiting) => (waiting.length === 0 ? waiting : []));
    const to = update(latest.current.shown);
    setWritten({ from: serializeSearch(latest.current.search), to });
    latest.current.write(to, how);
  }, []);

  const change = useCallback<FilterChanges["change"]>(
    (update, delay) => {
      setUpdates((waiting) => [...waiting, update]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(), delay);
    },
    [flush],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({ shown, isWaiting: updates.length > 0, change, flush }),
    [shown, updates.length, change, flush],
  );
}

export const attributeUpdate =
  (id: number, isOn: boolean): Update =>
  (search) => {
    const others = search.attributes.filter((attribute) => attribute !== id);
    return { ...search, attributes: isOn ? [...others, id] : others };
  };

export const capacityUpdate =
  (id: number, least: number | null): Update =>
  (search): StaySearch => {
    const { [id]: _, ...others } = search.capacity;
    return { ...search, capacity: least === null ? others : { ...others, [id]: least } };
  };

export const priceUpdate =
  (price: PriceRange | null): Update =>
  (search) => ({ ...search, price });

/** Adds or removes an area and clears the map bounds. The selector's single area joins the list. */
export const areaUpdate =
  (id: number, isOn: boolean): Update =>
  (search) => {
    const others = chosenAreas(search).filter((geo) => geo !== id);
    return { ...search, geo: null, geos: isOn ? [...others, id] : others, bounds: null };
  };
