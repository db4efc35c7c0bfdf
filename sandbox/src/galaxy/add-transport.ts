import type { TransportLineBody } from "../store/basket-line.ts";
import { addOperation } from "./add-operation.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { departureKey, journeyPrice } from "./search-transport.ts";
import type { TransportSearch } from "./transport-search.ts";

/** add-activity-transport-to-basket: books one departure for the persons of its search. */
export const addTransportToBasket = addOperation({
  allowsMembers: true,
  searchesOf: ({ transportSearches }) => transportSearches,
  lineOf,
});

function lineOf(
  galaxy: MockGalaxy,
  search: TransportSearch,
  key: string,
  amount: number,
): TransportLineBody | null {
  const line = galaxy.catalogue.transport.get(search.lineId);
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
    kind: "transport",
    lineId: line.id,
    route: search.route,
    day: search.day,
    time: departure.time,
    persons: search.persons,
    price: journeyPrice(line, search.persons, departure.fare),
  };
}
