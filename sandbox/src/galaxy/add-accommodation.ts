import type { StayLine } from "../store/basket-line.ts";
import { addOperation } from "./add-operation.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { personsOf } from "./guests.ts";
import { termsOf } from "./offerings.ts";
import { agreementQuotes, packageQuotes, type Quote } from "./quotes.ts";
import type { StaySearch } from "./stay-search.ts";

const KEY = /^BK-(\d+)-/;

/** add-accommodation-to-basket: adds all items or none, at today's price. */
export const addAccommodationToBasket = addOperation({
  allowsMembers: false,
  searchesOf: ({ staySearches }) => staySearches,
  lineOf,
});

function lineOf(galaxy: MockGalaxy, search: StaySearch, key: string, amount: number): StayLine | null {
  const unit = galaxy.catalogue.stays.get(Number(KEY.exec(key)?.[1]));
  if (!unit?.rate) return null;
  const terms = termsOf(galaxy, search);
  const packages = galaxy.catalogue.packagesOf.get(unit.parentId ?? unit.id) ?? [];
  const quote = search.distinct
    .flatMap((guests): Quote[] => [
      ...agreementQuotes(unit, guests, terms),
      ...packageQuotes(unit, guests, packages, terms),
    ])
    .find((candidate) => candidate.key === key);
  if (!quote) return null;
  return {
    kind: "stay",
    unitId: unit.id,
    productId: unit.rate.productId,
    agreement: quote.agreement,
    packageId: quote.offer?.packageId ?? null,
    start: search.start,
    end: search.end,
    adults: quote.guests.adults,
    childrenAges: quote.guests.childrenAges,
    amount,
    taken: amount * (unit.dormitoryBed ? personsOf(quote.guests) : 1),
    price: quote.price * amount,
  };
}
