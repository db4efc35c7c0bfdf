import { dayText } from "../world/day.ts";
import { moneyIn } from "../world/money.ts";
import type { Route, TransportLine } from "../world/transport.ts";
import { nothingFound } from "./answers.ts";
import { sealedKey } from "./book-key.ts";
import type { Operation } from "./galaxy.ts";
import { requiredDay, requiredDigits, requiredText } from "./input.ts";
import { anyText, closedRecord, recordList, requiredJson, wholeNumber } from "./json-input.ts";
import { later, occasionText } from "./occasion-text.ts";
import type { TransportSearch } from "./transport-search.ts";

/** Returns the price of a journey for all persons. */
export function journeyPrice(
  line: TransportLine,
  persons: readonly { code: string; quantity: number }[],
  fare = 1,
): number {
  const ofAll = persons.reduce(
    (sum, { code, quantity }) =>
      sum + quantity * line.price * (line.groups.find((group) => group.code === code)?.factor ?? 1),
    0,
  );
  return Math.round(ofAll * fare);
}

/** Returns the booking key of a departure, before it is bound to a search. */
export function departureKey(
  { lineId, route, day }: Pick<TransportSearch, "lineId" | "route" | "day">,
  time: string,
  fareIndex: number,
): string {
  const key = `TR-${lineId}-${route}-${dayText(day)}-${time}`;
  return fareIndex === 0 ? key : `${key}-${fareIndex + 1}`;
}

const MINUTES_TO_CHANGE = 10;

/** Returns the legs of a journey: the line's own, and its connection. */
function legsOf({ connection }: TransportLine, route: Route, departure: string) {
  const arrival = later(departure, route.minutes);
  const change = later(arrival, MINUTES_TO_CHANGE);
  return [
    { DepartureTime: departure, ArrivalTime: arrival },
    ...(connection > 0 ? [{ DepartureTime: change, ArrivalTime: later(change, connection) }] : []),
  ];
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
  const search = { lineId, route: routeCode, day, persons };
  const SearchId = galaxy.transportSearches.keep(search);
  const Results = galaxy
    .occasions()
    .on(lineId, routeCode, day)
    .flatMap(({ time, remaining }) =>
      line.fares.map((fare, index) => ({
        BookKey: sealedKey(departureKey(search, time, index), SearchId),
        Price: moneyIn(galaxy.destination, journeyPrice(line, persons, fare)),
        OutboundJourney: {
          Legs: legsOf(line, route, occasionText(day, time)),
          AvailableCapacity: remaining,
        },
      })),
    );
  return { SearchId, Results };
};
