import type { StayPackage } from "../world/packages.ts";
import type { WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { agreementQuotes, packageQuotes, type Quote } from "./quotes.ts";
import { guestsKey, passesFilter, type StaySearch } from "./stay-search.ts";

/** An available unit with all its prices: agreement by agreement, requested room by requested room. */
export interface Offering {
  readonly unit: WorldStay;
  readonly quotes: readonly Quote[];
}

/** Returns the units of a property, or the stay itself when it has none. */
export function listUnits(galaxy: MockGalaxy, stay: WorldStay): readonly WorldStay[] {
  return galaxy.catalogue.unitsByStay.get(stay.id) ?? [stay];
}

/** Returns the packages of a property that a search may sell. */
export function packagesAsked(
  galaxy: MockGalaxy,
  propertyId: number,
  search: Pick<StaySearch, "offerIds">,
): readonly StayPackage[] {
  const all = galaxy.catalogue.packagesByProperty.get(propertyId) ?? [];
  return search.offerIds ? all.filter(({ packageId }) => search.offerIds?.includes(packageId)) : all;
}

/** Returns all prices of a unit for the requested rooms, best agreement first. */
export function unitQuotes(galaxy: MockGalaxy, unit: WorldStay, search: StaySearch): Quote[] {
  const terms = { ...search, stock: galaxy.stock };
  const packages = search.offersOnly ? packagesAsked(galaxy, unit.parentId ?? unit.id, search) : [];
  return search.distinct
    .flatMap((guests) =>
      search.offersOnly ? packageQuotes(unit, guests, packages, terms) : agreementQuotes(unit, guests, terms),
    )
    .sort((left, right) => left.priority - right.priority);
}

/** Returns the available units of a property; none when it has too few units for the requested rooms. */
export function listOfferings(galaxy: MockGalaxy, stay: WorldStay, search: StaySearch): Offering[] {
  const offerings = listUnits(galaxy, stay)
    .filter((unit) => unit.rate !== null && passesFilter(unit, search.filter))
    .map((unit) => ({ unit, quotes: unitQuotes(galaxy, unit, search) }))
    .filter(({ quotes }) => quotes.length > 0);
  if (search.rooms.length === 1 || offerings.length === 0) return offerings;
  return hasUnitForEveryRoom(galaxy, offerings, search) ? offerings : [];
}

/** Returns the lowest price for each distinct room, in requested order. */
export function cheapestPerRoom(offerings: readonly Offering[], search: StaySearch): Quote[] {
  return search.distinct.flatMap((guests) => {
    // Offerings may be cached from an equal search: the same guests, but other objects.
    const asked = guestsKey(guests);
    let best: Quote | null = null;
    for (const { quotes } of offerings) {
      for (const quote of quotes)
        if (guestsKey(quote.guests) === asked && (best === null || quote.price < best.price)) best = quote;
    }
    return best ? [best] : [];
  });
}

function hasUnitForEveryRoom(
  galaxy: MockGalaxy,
  offerings: readonly Offering[],
  search: StaySearch,
): boolean {
  const left = new Map<number, number>();
  for (const { unit } of offerings)
    if (unit.rate)
      left.set(unit.rate.productId, galaxy.stock.left(unit.rate.productId, search.start, search.end));
  const total = [...left.values()].reduce((sum, rooms) => sum + rooms, 0);
  return total >= search.rooms.length && cheapestPerRoom(offerings, search).length === search.distinct.length;
}
