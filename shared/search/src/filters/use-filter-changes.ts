import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SearchState } from "../index.ts";

/** Delay between a filter change and its search, in milliseconds (SR-07, SW-12). */
export const FILTER_DELAY = { checkbox: 1500, capacity: 1000, text: 1000 } as const;

/** A change of the search, applied to the state that is current by then. */
export type Update = (state: SearchState) => SearchState;

const unchanged: Update = (state) => state;

/** The filters with the visitor's changes applied at once; the search follows after the delay. */
export interface FilterChanges {
  /** The URL's search with the pending changes. */
  readonly shown: SearchState;
  readonly isWaiting: boolean;
  change(update: Update, delay: number): void;
  /** Writes the search now, with one more change if given. */
  flush(update?: Update, how?: { readonly push?: boolean }): void;
}

/** The search in the URL, and a callback that writes another one. */
interface WrittenSearch {
  readonly state: SearchState;
  change(state: SearchState, how?: { readonly push?: boolean }): void;
}

/** Collects filter changes. Each change restarts the delay, and one search contains all of them. */
export function useFilterChanges({ state, change: write }: WrittenSearch): FilterChanges {
  const [updates, setUpdates] = useState<readonly Update[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useMemo(() => updates.reduce((next, update) => update(next), state), [updates, state]);
  const latest = useRef({ shown, write });
  useEffect(() => {
    latest.current = { shown, write };
  });

  const flush = useCallback<FilterChanges["flush"]>((update = unchanged, how) => {
    clearTimeout(timer.current);
    setUpdates((waiting) => (waiting.length === 0 ? waiting : []));
    latest.current.write(update(latest.current.shown), how);
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
