import { noAvailability, nothingFound } from "./answers.ts";
import type { MockGalaxy, Operation } from "./galaxy.ts";
import { offersOf, propertyDetail } from "./property-detail.ts";
import { type NamedSearch, readStaySearch } from "./stay-search.ts";
import type { WireAccommodation } from "./wire-accommodation.ts";

/** availability/accommodation: a list, one property, or packages. */
export const searchAccommodation: Operation = (galaxy, { query, lang }) => {
  const asked = readStaySearch(query, lang);
  const search = { ...asked, id: galaxy.staySearches.keep(asked) };
  if (search.productId !== null) return oneProperty(galaxy, search, search.productId);
  if (search.offersOnly) return allPackages(galaxy, search);
  return galaxy.pages.page(asked, search.id, 1);
};

function oneProperty(galaxy: MockGalaxy, search: NamedSearch, productId: number): unknown {
  const stay = galaxy.catalogue.stays.get(productId);
  if (!stay) return nothingFound;
  const detail = propertyDetail(galaxy, stay, search);
  if (!detail) return noAvailability;
  return {
    Accommodations: [detail],
    TotalResults: search.offersOnly ? detail.Offers.length : 1,
    SearchId: search.id,
  };
}

function allPackages(galaxy: MockGalaxy, search: NamedSearch): unknown {
  const found = [...galaxy.catalogue.packagesOf.keys()].flatMap((propertyId): WireAccommodation[] => {
    const stay = galaxy.catalogue.stays.get(propertyId);
    if (!stay || offersOf(galaxy, stay, search).length === 0) return [];
    const detail = propertyDetail(galaxy, stay, search);
    return detail
      ? [{ ...detail, ProductsGrouped: {}, ProductGroupedBookingConditions: {}, Children: [] }]
      : [];
  });
  if (found.length === 0) return noAvailability;
  return {
    Accommodations: found,
    TotalResults: found.reduce((sum, { Offers }) => sum + Offers.length, 0),
    SearchId: search.id,
  };
}
