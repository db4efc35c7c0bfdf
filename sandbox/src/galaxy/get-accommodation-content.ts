import type { WorldStay } from "../world/stay.ts";
import { nothingFound } from "./answers.ts";
import type { GalaxyRequest, MockGalaxy, Operation } from "./galaxy.ts";
import { BadInput, optionalDigits, optionalInteger } from "./input.ts";
import { unitsOf } from "./offerings.ts";
import { listed, pageOf, sorted } from "./stay-list.ts";
import { readFilter, readSort, type StayFilter } from "./stay-search.ts";
import { passesFilter } from "./unit-filter.ts";
import { wireAccommodation } from "./wire-accommodation.ts";

/** get-accommodation-content: one property with its units, or a page of all; without prices. */
export const getAccommodationContent: Operation = (galaxy, request) => {
  const productId = optionalDigits(request.query, "productId");
  const page = optionalInteger(request.query, "page");
  const filter = readFilter(request.query);
  const sort = readSort(request.query);
  if ((productId === null) === (page === null)) throw new BadInput("productId, page", "send exactly one");
  if (productId !== null) return property(galaxy, request, productId, filter);
  if (page === null || page < 1) throw new BadInput("page", "starts at 1");
  const found = listed(galaxy, filter, request.lang)
    .filter((stay) => unitsOf(galaxy, stay).some((unit) => passesFilter(unit, filter)))
    .map((stay) => ({ stay, price: null }));
  const items = pageOf(sorted(found, sort, request.lang, "content"), page).map(({ stay }) =>
    wireAccommodation(galaxy, stay, request.lang),
  );
  return items.length === 0 ? nothingFound : { Success: true, Items: items, TotalResults: found.length };
};

function property(
  galaxy: MockGalaxy,
  { lang }: GalaxyRequest,
  productId: number,
  filter: StayFilter,
): unknown {
  const stay: WorldStay | undefined = galaxy.catalogue.stays.get(productId);
  if (!stay) return nothingFound;
  const units = (galaxy.catalogue.unitsOf.get(stay.id) ?? []).filter((unit) => passesFilter(unit, filter));
  const children = units.map((unit) => wireAccommodation(galaxy, unit, lang));
  const item = {
    ...wireAccommodation(galaxy, stay, lang),
    Children: children,
    ProductsGroupedTotal: new Set(children.map(({ ProductId }) => ProductId)).size,
    TotalResults: children.length,
  };
  return { Success: true, Items: [item], TotalResults: 1 };
}
