import { findPromoCode } from "../world/agreements.ts";
import { type MockGalaxy, noAvailability, noMoreResults, nothingFound, type Operation } from "./galaxy.ts";
import { BadInput, optional, requiredDigits, requiredInteger, requiredText } from "./input.ts";
import { listOffers, propertyDetail } from "./property-detail.ts";
import { stayPage } from "./search-pages.ts";
import { type NamedSearch, readSort, readStaySearch } from "./stay-search.ts";
import type { WireAccommodation } from "./wire-accommodation.ts";

/** availability/accommodation: a list, one property, or packages. */
export const searchAccommodation: Operation = (galaxy, { query, lang }) => {
  const asked = readStaySearch(query, lang);
  const search = { ...asked, id: galaxy.staySearches.keep(asked) };
  if (search.productId !== null) return oneProperty(galaxy, search, search.productId);
  if (search.offersOnly) return allPackages(galaxy, search);
  return stayPage(galaxy, search, 1);
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
  const found = [...galaxy.catalogue.packagesByProperty.keys()].flatMap((propertyId): WireAccommodation[] => {
    const stay = galaxy.catalogue.stays.get(propertyId);
    if (!stay || listOffers(galaxy, stay, search).length === 0) return [];
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

/** availability/accommodation/get: a further page of a running search. */
export const nextAccommodationPage: Operation = (galaxy, { query }) => {
  const searchId = requiredText(query, "searchId");
  const page = requiredInteger(query, "page");
  if (page < 1) throw new BadInput("page", "starts at 1");
  const sort = query.has("sort") ? readSort(query) : null;
  const search = galaxy.staySearches.find(searchId);
  if (!search || search.productId !== null || search.offersOnly) return noMoreResults;
  return stayPage(galaxy, { ...search, id: searchId, sort: sort ?? search.sort }, page);
};

/** validate-promocode: exactly one verdict. */
export const validatePromoCode: Operation = (_galaxy, { query }) => {
  const typed = requiredText(query, "promocode");
  optional(query, "productId", requiredDigits);
  const promo = findPromoCode(typed);
  const PromoCodeStatus = promo ? (promo.expired ? "Expired" : "Valid") : "Invalid";
  return { ValidationResult: [{ PromoCodeStatus, PromoCode: promo?.code ?? typed }] };
};
