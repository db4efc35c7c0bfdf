import type { SearchState } from "@stays/search";

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

/** Whether a filter leaves packages out of the list. */
export function isNarrowed(state: SearchState): boolean {
  return (
    state.offer.length > 0 ||
    state.attributes.length > 0 ||
    Object.keys(state.capacity).length > 0 ||
    supplierIn(state) !== null
  );
}

/** The search with its filters reset; dates, guests and promo code stay (PK-01). */
export function withoutFilter(state: SearchState): SearchState {
  return { ...withSupplier(state, null), offer: [], attributes: [], capacity: {} };
}
