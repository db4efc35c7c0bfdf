import * as v from "valibot";
import { sealedKey } from "../store/searches.ts";
import { daysBetween, dayText, later, occasionText } from "../world/day.ts";
import { convertAmount, toMoney } from "../world/destination.ts";
import { translate } from "../world/localised.ts";
import type { TransportLine } from "../world/transport.ts";
import {
  type GalaxyRequest,
  type MockGalaxy,
  nothingFound,
  type Operation,
  type TransportSearch,
} from "./galaxy.ts";
import {
  jsonReader,
  listSchema,
  period,
  requiredDay,
  requiredDigits,
  requiredText,
  wholeNumber,
} from "./input.ts";
import { bareContent, wireImages } from "./wire-content.ts";

/** Returns the price of a journey for all persons. */
export function journeyPrice(
  line: TransportLine,
  persons: readonly { code: string; quantity: number }[],
): number {
  const ofAll = persons.reduce(
    (sum, { code, quantity }) =>
      sum + quantity * line.price * (line.groups.find((group) => group.code === code)?.factor ?? 1),
    0,
  );
  return Math.round(ofAll);
}

/** Returns the booking key of a departure, before it is bound to a search. */
export const departureKey = (
  { lineId, route, day }: Pick<TransportSearch, "lineId" | "route" | "day">,
  time: string,
): string => `TR-${lineId}-${route}-${dayText(day)}-${time}`;

const readPersons = jsonReader(listSchema(v.strictObject({ Code: v.string(), Quantity: wholeNumber(1) })));

/** availability/transport: the departures of one product, route and day. */
export const searchTransport: Operation = (galaxy, { query }) => {
  const lineId = requiredDigits(query, "productId");
  const routeCode = requiredText(query, "routeCode");
  const day = requiredDay(query, "start");
  const persons = readPersons(query, "priceGroups").map(({ Code, Quantity }) => ({
    code: Code,
    quantity: Quantity,
  }));
  const line = galaxy.catalogue.transport.get(lineId);
  const route = line?.routes.find(({ code }) => code === routeCode);
  if (!line || !route || persons.some(({ code }) => !line.groups.some((group) => group.code === code)))
    return nothingFound;
  const search = { lineId, route: routeCode, day, persons };
  const SearchId = galaxy.transportSearches.keep(search);
  const Results = galaxy.stock.occasions(lineId, routeCode, day).map(({ time, remaining }) => {
    const DepartureTime = occasionText(day, time);
    return {
      BookKey: sealedKey(departureKey(search, time), SearchId),
      Price: toMoney(galaxy.destination, journeyPrice(line, persons)),
      OutboundJourney: {
        Legs: [{ DepartureTime, ArrivalTime: later(DepartureTime, route.minutes) }],
        AvailableCapacity: remaining,
      },
    };
  });
  return { SearchId, Results };
};

/** availability/transport/by-day: each line with its departures of that day. */
export const transportByDay: Operation = (galaxy, request) => days(galaxy, request, false);

/** availability/transport/by-product: each line with its departures of the whole range. */
export const transportByProduct: Operation = (galaxy, request) => days(galaxy, request, true);

function days(galaxy: MockGalaxy, { query, lang }: GalaxyRequest, wholeRange: boolean) {
  const { start, end } = period(query);
  const past = start < galaxy.stock.today();
  const range = daysBetween(start, end);
  const lines = [...galaxy.catalogue.transport.values()];
  const listTimes = (line: TransportLine, day: number) =>
    line.routes
      .flatMap(({ code }) => galaxy.stock.occasions(line.id, code, day))
      .filter(({ remaining }) => remaining > 0)
      .map(({ time }) => occasionText(day, time))
      .sort();
  const ofDay = (day: number) =>
    lines.flatMap((line) => {
      const today = listTimes(line, day);
      if (today.length === 0) return [];
      return [wireLine(line, wholeRange ? range.flatMap((other) => listTimes(line, other)) : today)];
    });
  const wireLine = (line: TransportLine, dates: readonly string[]) => ({
    Id: `cbis:${line.id}`,
    Name: translate(line.name, lang),
    PriceFrom: convertAmount(
      galaxy.destination,
      Math.round(line.price * Math.min(...line.groups.map(({ factor }) => factor))),
    ),
    Content: {
      ...bareContent(`cbis:${line.id}`),
      Introduction: translate(line.introduction, lang),
      Description: translate(line.description, lang),
      Images: wireImages(line.pictures, lang),
      InformationOthers: {
        "402": translate({ en: "per person", sv: "per person", no: "per person", de: "pro Person" }, lang),
        "1012": String(convertAmount(galaxy.destination, line.price)),
      },
    },
    AvailableDates: [...new Set(dates)],
    ProductsGrouped: {},
    ProductsDates: {},
  });
  return { ProductsByDay: Object.fromEntries(range.map((day) => [dayText(day), past ? [] : ofDay(day)])) };
}

/** availability/transport/information: routes, person groups and the departure days of a year. */
export const transportInformation: Operation = (galaxy, { query, lang }) => {
  const line = galaxy.catalogue.transport.get(requiredDigits(query, "productId"));
  if (!line) return nothingFound;
  const year = daysBetween(galaxy.stock.today(), galaxy.stock.today() + 364);
  return {
    Locations: line.routes.map(({ code, name }) => ({ Code: code, Name: translate(name, lang) })),
    PersonPriceGroups: line.groups.map(({ code, name, minAge, maxAge }) => ({
      Code: code,
      Name: translate(name, lang),
      MinAge: minAge,
      MaxAge: maxAge,
    })),
    TransportActivityCalendars: line.routes.map(({ code }) => ({
      Code: code,
      Dates: year.filter((day) => galaxy.stock.occasions(line.id, code, day).length > 0).map(dayText),
    })),
  };
};
