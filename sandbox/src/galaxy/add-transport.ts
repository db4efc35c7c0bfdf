import { noBasket, unknownSearch } from "./answers.ts";
import { added, foreignKey, notEnough, ownItems, readAdd } from "./basket-items.ts";
import type { Operation } from "./galaxy.ts";
import { departureKey, journeyPrice } from "./search-transport.ts";

/** add-activity-transport-to-basket: books one departure for the persons of its search. */
export const addTransportToBasket: Operation = async (galaxy, { body, cookie }) => {
  const request = readAdd(body, true);
  const basket = await galaxy.baskets.find(cookie);
  if (basket === null) return noBasket;
  const search = galaxy.transportSearches.find(request.searchId);
  if (!search) return unknownSearch;
  const items = ownItems(request);
  if (!items) return foreignKey;
  const line = galaxy.catalogue.transport.get(search.lineId);
  const lines = items.map(({ key, amount }) => {
    const fares = line?.fares ?? [];
    const departure = galaxy
      .occasions()
      .on(search.lineId, search.route, search.day)
      .flatMap(({ time }) =>
        fares.map((fare, index) => ({ time, fare, key: departureKey(search, time, index) })),
      )
      .find((candidate) => candidate.key === key);
    if (!line || !departure || amount !== 1) return null;
    return {
      kind: "transport" as const,
      lineId: line.id,
      route: search.route,
      day: search.day,
      time: departure.time,
      persons: search.persons,
      price: journeyPrice(line, search.persons, departure.fare),
    };
  });
  if (!lines.every((entry) => entry !== null)) return notEnough;
  const ids = await galaxy.baskets.add(basket, lines);
  return ids ? added(ids) : notEnough;
};
