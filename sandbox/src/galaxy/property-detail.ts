import type { WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import {
  cheapestPerRoom,
  listOfferings,
  listUnits,
  type Offering,
  packagesAsked,
  unitQuotes,
} from "./offerings.ts";
import type { Quote } from "./quotes.ts";
import { type NamedSearch, passesFilter, type StaySearch } from "./stay-search.ts";
import { type WireAccommodation, wireAccommodation, withProducts } from "./wire-accommodation.ts";
import { toWireCondition, type WirePackage, wirePackage, wireProduct } from "./wire-product.ts";

type Groups = Record<string, WireAccommodation[]>;

/** Returns one property with prices, groups and packages; null when nothing is available. */
export function propertyDetail(
  galaxy: MockGalaxy,
  stay: WorldStay,
  search: NamedSearch,
): WireAccommodation | null {
  const offerings = listOfferings(galaxy, stay, search);
  if (offerings.length === 0) return null;
  const itself = stay.rate !== null;
  const sold = new Set(offerings.map(({ unit }) => unit.id));
  const units = itself ? [] : listUnits(galaxy, stay).filter((unit) => passesFilter(unit, search.filter));
  const quotes = itself ? (offerings[0]?.quotes ?? []) : cheapestPerRoom(offerings, search);
  const priced = withProducts(
    wireAccommodation(galaxy, stay, search.lang),
    quotes.map((quote) => wireProduct(galaxy, quote, search)),
    isDiscounted(offerings),
  );
  if (itself) return { ...priced, Offers: listOffers(galaxy, stay, search) };
  return {
    ...priced,
    ...counts(offerings),
    Offers: listOffers(galaxy, stay, search),
    Children: search.offersOnly
      ? []
      : units
          .filter((unit) => unit.tag === "cbis" && !sold.has(unit.id))
          .map((unit) => wireAccommodation(galaxy, unit, search.lang)),
    ProductsGrouped: {
      ...soldGroups(galaxy, offerings, search),
      ...(search.offersOnly ? {} : outsideGroups(galaxy, units, search)),
    },
    ProductGroupedBookingConditions:
      stay.pageToLoad === "hotel" ? conditionGroups(galaxy, offerings, search) : {},
  };
}

/** Returns the number of groups and of available units, the same for lists and details. */
export function counts(offerings: readonly Offering[]): {
  ProductsGroupedTotal: number;
  TotalResults: number;
} {
  return {
    ProductsGroupedTotal: new Set(offerings.map(({ unit }) => unit.rate?.productId)).size,
    TotalResults: offerings.length,
  };
}

export function isDiscounted(offerings: readonly Offering[]): boolean {
  return offerings.some(({ quotes }) => quotes.some(isReduced));
}

function isReduced({ price, original }: Quote): boolean {
  return original !== null && original > price;
}

/** Returns the packages of the property that have a price for the dates, with their from-price. */
export function listOffers(galaxy: MockGalaxy, stay: WorldStay, search: StaySearch): WirePackage[] {
  const asked = { ...search, offersOnly: true };
  const packages = packagesAsked(galaxy, stay.id, search);
  if (packages.length === 0) return [];
  const quotes = listUnits(galaxy, stay)
    .filter((unit) => passesFilter(unit, search.filter))
    .flatMap((unit) => unitQuotes(galaxy, unit, asked));
  return packages.flatMap((offer) => {
    const own = quotes
      .filter((quote) => quote.offer === offer)
      .sort((left, right) => left.price - right.price);
    return own[0] ? [wirePackage(galaxy, offer, own[0], search.lang)] : [];
  });
}

function soldGroups(galaxy: MockGalaxy, offerings: readonly Offering[], search: NamedSearch): Groups {
  const groups: Groups = {};
  for (const offering of offerings) {
    const key = `cbis:${offering.unit.rate?.productId ?? offering.unit.id}`;
    groups[key] = [...(groups[key] ?? []), soldUnit(galaxy, offering, offering.quotes, search)];
  }
  return groups;
}

function outsideGroups(galaxy: MockGalaxy, units: readonly WorldStay[], search: StaySearch): Groups {
  return Object.fromEntries(
    units
      .filter(({ tag }) => tag === "cont")
      .map((unit) => [String(unit.id), [wireAccommodation(galaxy, unit, search.lang)]]),
  );
}

function conditionGroups(galaxy: MockGalaxy, offerings: readonly Offering[], search: NamedSearch): Groups {
  const groups: Groups = {};
  for (const offering of offerings) {
    const byName = new Map<string, Quote[]>();
    for (const quote of offering.quotes) {
      const name = toWireCondition(quote, search.lang)?.Name;
      if (name === undefined) continue;
      byName.set(name, [...(byName.get(name) ?? []), quote]);
    }
    for (const [name, quotes] of byName)
      groups[name] = [...(groups[name] ?? []), soldUnit(galaxy, offering, quotes, search)];
  }
  return groups;
}

function soldUnit(
  galaxy: MockGalaxy,
  { unit }: Offering,
  quotes: readonly Quote[],
  search: NamedSearch,
): WireAccommodation {
  return withProducts(
    wireAccommodation(galaxy, unit, search.lang),
    quotes.map((quote) => wireProduct(galaxy, quote, search)),
    quotes.some(isReduced),
  );
}
