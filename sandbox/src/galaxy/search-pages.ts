import { convertAmount } from "../world/destination.ts";
import { type MockGalaxy, noMoreResults } from "./galaxy.ts";
import { cheapestPerRoom, listOfferings, type Offering } from "./offerings.ts";
import { counts, isDiscounted } from "./property-detail.ts";
import { listed, type Ranked, sorted, takePage } from "./stay-list.ts";
import { guestsKey, type NamedSearch, type StaySearch } from "./stay-search.ts";
import { wireAccommodation, withProducts } from "./wire-accommodation.ts";
import { wireProduct } from "./wire-product.ts";

interface Found extends Ranked {
  readonly offerings: readonly Offering[];
}

function findAll(galaxy: MockGalaxy, search: StaySearch): readonly Found[] {
  return listed(galaxy, search.filter, search.lang).flatMap((stay): Found[] => {
    const offerings = listOfferings(galaxy, stay, search);
    const price = cheapestPerRoom(offerings, search).reduce((sum, quote) => sum + quote.price, 0);
    return offerings.length === 0 ? [] : [{ stay, offerings, price }];
  });
}

/** Whether the total of all rooms, as cards show it, is within the limits. */
function isAtPrice({ destination }: MockGalaxy, { offerings }: Found, search: StaySearch): boolean {
  const { least, most } = search.price;
  if (least === 0 && most === Number.MAX_SAFE_INTEGER) return true;
  const prices = new Map(
    cheapestPerRoom(offerings, search).map(({ guests, price }) => [guestsKey(guests), price]),
  );
  const total = search.rooms.reduce(
    (sum, guests) => sum + convertAmount(destination, prices.get(guestsKey(guests)) ?? 0),
    0,
  );
  return least <= Math.round(total) && Math.round(total) <= most;
}

/** Answers a page of a list search. The first page always exists. */
export function stayPage(galaxy: MockGalaxy, search: NamedSearch, page: number) {
  const { id, sort, rooms, price, distinct: _distinct, ...question } = search;
  const version = galaxy.stock.version();
  const asked = JSON.stringify([question, rooms.map(guestsKey)]);
  const all = galaxy.remember(version, asked, () => findAll(galaxy, search));
  const order = `${sort} ${sort === "Random-Asc" ? id : ""} ${price.least}-${price.most}`;
  const found = galaxy.remember(version, `${asked} ${order}`, () =>
    sorted(
      all.filter((entry) => isAtPrice(galaxy, entry, search)),
      sort,
      search.lang,
      id,
    ),
  );
  const shown = takePage(found, page);
  if (shown.length === 0 && page > 1) return noMoreResults;
  return {
    Accommodations: shown.map((entry) => wireCard(galaxy, entry, search)),
    TotalResults: found.length,
    SearchId: search.id,
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
