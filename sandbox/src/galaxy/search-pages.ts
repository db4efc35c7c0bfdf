import { type MockGalaxy, noMoreResults, type StayPages } from "./galaxy.ts";
import { cheapestPerRoom, listOfferings, type Offering } from "./offerings.ts";
import { counts, isDiscounted } from "./property-detail.ts";
import { listed, type Ranked, sorted, takePage } from "./stay-list.ts";
import { guestsKey, type NamedSearch, type StaySearch } from "./stay-search.ts";
import { wireAccommodation, withProducts } from "./wire-accommodation.ts";
import { wireProduct } from "./wire-product.ts";

interface Found extends Ranked {
  readonly offerings: readonly Offering[];
}

const MOST_REMEMBERED = 400;

/** Searches the list; equal searches share what was found until something is sold or the day changes. */
export function createSearchPages(): StayPages {
  const remembered = new Map<string, readonly Found[]>();
  let version = 0;
  function findAll(galaxy: MockGalaxy, search: StaySearch): readonly Found[] {
    const now = galaxy.stock.version();
    if (now !== version) remembered.clear();
    version = now;
    const { sort: _sort, rooms, distinct: _distinct, ...question } = search;
    const key = JSON.stringify([question, rooms.map(guestsKey)]);
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? "");
    const found = listed(galaxy, search.filter, search.lang).flatMap((stay): Found[] => {
      const offerings = listOfferings(galaxy, stay, search);
      const price = cheapestPerRoom(offerings, search).reduce((sum, quote) => sum + quote.price, 0);
      return offerings.length === 0 ? [] : [{ stay, offerings, price }];
    });
    remembered.set(key, found);
    return found;
  }
  return (galaxy, search, page) => {
    const found = sorted(findAll(galaxy, search), search.sort, search.lang, search.id);
    const shown = takePage(found, page);
    if (shown.length === 0 && page > 1) return noMoreResults;
    return {
      Accommodations: shown.map((entry) => wireCard(galaxy, entry, search)),
      TotalResults: found.length,
      SearchId: search.id,
    };
  };
}

function wireCard(galaxy: MockGalaxy, { stay, offerings }: Found, search: NamedSearch) {
  const quotes = cheapestPerRoom(offerings, search);
  const products = quotes.map((quote) => wireProduct(galaxy, quote, search));
  const card = wireAccommodation(galaxy, stay, search.lang);
  return {
    ...withProducts(card, products, isDiscounted(offerings)),
    ...(stay.rate === null ? counts(offerings) : {}),
  };
}
