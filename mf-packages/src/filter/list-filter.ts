import type { SearchState } from "@stays/search";

/** The query key of the chosen supplier. */
const SUPPLIER_KEY = "supplier";

/** The supplier whose packages are shown; null = all suppliers (PK-04). */
export function supplierIn({ rest }: Pick<SearchState, "rest">): string | null {
  return rest.find(([key, value]) => key === SUPPLIER_KEY && value !== "")?.[1] ?? null;
}

/** The search with another supplier; null = all suppliers. */
export function withSupplier(state: SearchState, supplier: string | null): SearchState {
  const others = state.rest.filter(([key]) => key !== SUPPLIER_KEY);
  return { ...state, rest: supplier === null ? others : [...others, [SUPPLIER_KEY, supplier]] };
}

/** Whether a filter excludes packages from the list. */
export function isNarrowed(state: SearchState): boolean {
  return (
    state.offer.length > 0 ||
    state.attributes.length > 0 ||
    Object.keys(state.capacity).length > 0 ||
    supplierIn(state) !== null
  );
}

/** The search without filters. Dates, guests and promo code stay (PK-01). */
export function withoutFilter(state: SearchState): SearchState {
  return { ...withSupplier(state, null), offer: [], attributes: [], capacity: {} };
}
