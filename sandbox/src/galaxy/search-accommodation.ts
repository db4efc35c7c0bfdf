import { noAvailability, nothingFound } from "./answers.ts";
import type { Galaxy, Operation } from "./galaxy.ts";
import { offersOf, propertyDetail } from "./property-detail.ts";
import { readStaySearch, type StaySearch } from "./stay-search.ts";
import type { WireAccommodation } from "./wire-accommodation.ts";

/** availability/accommodation: a list, one property, or packages. */
export const searchAccommodation: Operation = (galaxy, { query, lang }) => {
  const search = readStaySearch(query, lang);
  const searchId = galaxy.staySearches.keep(search);
  if (search.productId !== null) return oneProperty(galaxy, search, search.productId, searchId);
  if (search.offersOnly) return allPackages(galaxy, search, searchId);
  return galaxy.pages.page(search, searchId, 1);
};

function oneProperty(galaxy: Galaxy, search: StaySearch, productId: number, searchId: string): unknown {
  const stay = galaxy.catalogue.stays.get(productId);
  if (!stay) return nothingFound;
  const detail = propertyDetail(galaxy, stay, search);
  if (!detail) return noAvailability;
  return {
    Accommodations: [detail],
    TotalResults: search.offersOnly ? detail.Offers.length : 1,
    SearchId: searchId,
  };
}

function allPackages(galaxy: Galaxy, search: StaySearch, searchId: string): unknown {
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
    SearchId: searchId,
  };
}
