import type { SearchState } from "@stays/search-state";

/** The key of the address that keeps the chosen supplier. */
const SUPPLIER_KEY = "supplier";

/** The supplier whose packages are shown; null = all (PK-04). */
export function supplierIn({ rest }: Pick<SearchState, "rest">): string | null {
  return rest.find(([key, value]) => key === SUPPLIER_KEY && value !== "")?.[1] ?? null;
}

/** The search with another supplier, null for all. */
export function withSupplier(state: SearchState, supplier: string | null): SearchState {
  const others = state.rest.filter(([key]) => key !== SUPPLIER_KEY);
  return { ...state, rest: supplier === null ? others : [...others, [SUPPLIER_KEY, supplier]] };
}

/** Whether the list of a property's packages holds less than all of them. */
export function isNarrowed(state: SearchState): boolean {
  return hasFilter(state) || state.start !== null || state.end !== null;
}

/** The filter reset: first what was filtered, then the dates, which leave out what cannot be had on them (PK-01). */
export function withoutFilter(state: SearchState): SearchState {
  return hasFilter(state)
    ? { ...withSupplier(state, null), offer: [], attributes: [], capacity: {} }
    : { ...state, start: null, end: null };
}

function hasFilter(state: SearchState): boolean {
  return (
    state.offer.length > 0 ||
    state.attributes.length > 0 ||
    Object.keys(state.capacity).length > 0 ||
    supplierIn(state) !== null
  );
}
