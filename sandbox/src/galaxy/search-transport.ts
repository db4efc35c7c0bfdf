import { dayText } from "../world/day.ts";
import type { TransportLine } from "../world/transport.ts";
import { nothingFound } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import {
  BadInput,
  filledText,
  recordList,
  requiredDay,
  requiredInteger,
  requiredJson,
  requiredText,
  wholeNumber,
} from "./input.ts";
import { later, occasionText } from "./occasion-text.ts";

/** Price of a journey for all persons. */
export function journeyPrice(
  line: TransportLine,
  persons: readonly { code: string; quantity: number }[],
): number {
  return Math.round(
    persons.reduce(
      (sum, { code, quantity }) =>
        sum + quantity * line.price * (line.groups.find((group) => group.code === code)?.factor ?? 1),
      0,
    ),
  );
}

/** availability/transport: the departures of one product, route and day. */
export const searchTransport: Operation = (galaxy, { query }) => {
  const lineId = requiredInteger(query, "productId");
  const routeCode = requiredText(query, "routeCode");
  const day = requiredDay(query, "start");
  const persons = recordList(requiredJson(query, "priceGroups"), "priceGroups").map(({ Code, Quantity }) => ({
    code: filledText(Code, "priceGroups"),
    quantity: wholeNumber(Quantity, "priceGroups", 1),
  }));
  const line = galaxy.catalogue.transport.get(lineId);
  if (!line) return nothingFound;
  const route = line.routes.find(({ code }) => code === routeCode);
  if (!route || persons.some(({ code }) => !line.groups.some((group) => group.code === code)))
    throw new BadInput("routeCode, priceGroups", "must be of this product");
  const SearchId = galaxy.transportSearches.keep({ lineId, route: routeCode, day, persons });
  const Results = galaxy
    .occasions()
    .on(lineId, routeCode, day)
    .map(({ time, remaining }) => {
      const departure = occasionText(day, time);
      return {
        BookKey: `TR-${lineId}-${routeCode}-${dayText(day)}-${time}`,
        Price: { Price: journeyPrice(line, persons), Currency: "SEK" },
        OutboundJourney: {
          Legs: [{ DepartureTime: departure, ArrivalTime: later(departure, route.minutes) }],
          AvailableCapacity: remaining,
        },
      };
    });
  return { SearchId, Results };
};
