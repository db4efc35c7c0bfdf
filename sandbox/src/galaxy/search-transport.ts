import { dayText } from "../world/day.ts";
import { moneyIn } from "../world/money.ts";
import type { TransportLine } from "../world/transport.ts";
import { nothingFound } from "./answers.ts";
import { sealedKey } from "./book-key.ts";
import type { Operation } from "./galaxy.ts";
import { requiredDay, requiredDigits, requiredText } from "./input.ts";
import { anyText, closedRecord, recordList, requiredJson, wholeNumber } from "./json-input.ts";
import { later, occasionText } from "./occasion-text.ts";

/** Returns the price of a journey for all persons. */
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
  const lineId = requiredDigits(query, "productId");
  const routeCode = requiredText(query, "routeCode");
  const day = requiredDay(query, "start");
  const persons = recordList(requiredJson(query, "priceGroups"), "priceGroups").map((group) => {
    const { Code, Quantity } = closedRecord(group, "priceGroups", ["Code", "Quantity"]);
    return { code: anyText(Code, "priceGroups"), quantity: wholeNumber(Quantity, "priceGroups", 1) };
  });
  const line = galaxy.catalogue.transport.get(lineId);
  const route = line?.routes.find(({ code }) => code === routeCode);
  if (!line || !route || persons.some(({ code }) => !line.groups.some((group) => group.code === code)))
    return nothingFound;
  const SearchId = galaxy.transportSearches.keep({ lineId, route: routeCode, day, persons });
  const Results = galaxy
    .occasions()
    .on(lineId, routeCode, day)
    .map(({ time, remaining }) => {
      const departure = occasionText(day, time);
      return {
        BookKey: sealedKey(`TR-${lineId}-${routeCode}-${dayText(day)}-${time}`, SearchId),
        Price: moneyIn(galaxy.destination, journeyPrice(line, persons)),
        OutboundJourney: {
          Legs: [{ DepartureTime: departure, ArrivalTime: later(departure, route.minutes) }],
          AvailableCapacity: remaining,
        },
      };
    });
  return { SearchId, Results };
};
