import type { StaySearch } from "@stays/contract";

/** The query key of the chosen supplier. */
const SUPPLIER_KEY = "supplier";

/** The supplier whose packages are shown; null = all suppliers (PK-04). */
export function supplierIn({ rest }: Pick<StaySearch, "rest">): string | null {
  return rest.find(([key, value]) => key === SUPPLIER_KEY && value !== "")?.[1] ?? null;
}

/** The search with another supplier; null = all suppliers. */
export function withSupplier(search: StaySearch, supplier: string | null): StaySearch {
  const others = search.rest.filter(([key]) => key !== SUPPLIER_KEY);
  return { ...search, rest: supplier === null ? others : [...others, [SUPPLIER_KEY, supplier]] };
}

/** Whether a filter excludes packages from the list. */
export function isNarrowed(search: StaySearch): boolean {
  return (
    search.offer.length > 0 ||
    search.attributes.length > 0 ||
    Object.keys(search.capacity).length > 0 ||
    supplierIn(search) !== null
  );
}

/** The search without filters. Dates, guests and promo code stay (PK-01). */
export function withoutFilter(search: StaySearch): StaySearch {
  return { ...withSupplier(search, null), offer: [], attributes: [], capacity: {} };
}
