import * as v from "valibot";
import type { Items } from "../items.ts";
import { activity } from "./activity.ts";
import { money } from "./money.ts";
import { count, filledText, localDateTime, nullableInteger, text } from "./values.ts";

const route = v.pipe(
  v.object({ Code: filledText, Name: text }),
  v.transform((it) => ({ code: it.Code, name: it.Name })),
);

/** A direction in which a transport product is sold. */
export type TransportRoute = v.InferOutput<typeof route>;

const personGroup = v.pipe(
  v.object({ Code: filledText, Name: text, MinAge: nullableInteger, MaxAge: nullableInteger }),
  v.transform((it) => ({ code: it.Code, name: it.Name, minAge: it.MinAge, maxAge: it.MaxAge })),
);

/** A kind of passenger. Ages in years. */
export type PersonGroup = v.InferOutput<typeof personGroup>;

/** The first leg is the journey that the site shows (EN-17). */
const departure = v.pipe(
  v.object({
    BookKey: filledText,
    Price: money,
    OutboundJourney: v.object({
      Legs: v.looseTuple([v.object({ DepartureTime: localDateTime, ArrivalTime: localDateTime })]),
      AvailableCapacity: count,
    }),
  }),
  v.transform(
    ({
      BookKey,
      Price,
      OutboundJourney: {
        Legs: [leg],
        AvailableCapacity,
      },
    }) => ({
      bookKey: BookKey,
      price: Price,
      /** YYYY-MM-DDTHH:mm:ss, destination local time. */
      departureTime: leg.DepartureTime,
      arrivalTime: leg.ArrivalTime,
      availableCapacity: AvailableCapacity,
    }),
  ),
);

/** One departure with the total price for all chosen persons (ruling 33). */
export type Departure = v.InferOutput<typeof departure>;

/** Departures of one day. */
export function transportSearch(items: Items) {
  return v.pipe(
    v.object({ SearchId: filledText, Results: items.mainList("Results", departure) }),
    v.transform((it) => ({ searchId: it.SearchId, departures: it.Results })),
  );
}

/** Departures with the id of their search. */
export type TransportSearch = v.InferOutput<ReturnType<typeof transportSearch>>;

/** Routes and person groups of one product. */
export function transportInformation(items: Items) {
  return v.pipe(
    v.object({
      Locations: items.list("Locations", route),
      PersonPriceGroups: items.list("PersonPriceGroups", personGroup),
    }),
    v.transform((it) => ({ routes: it.Locations, personGroups: it.PersonPriceGroups })),
  );
}

/** Routes and person groups of one transport product. EN-17. */
export type TransportInformation = v.InferOutput<ReturnType<typeof transportInformation>>;

/** Transport activities per day of the stay. */
export function transportDays(items: Items) {
  return v.pipe(
    v.object({
      ProductsByDay: items.entries("ProductsByDay", items.list("", activity(items))),
    }),
    v.transform((it) => Object.fromEntries(it.ProductsByDay)),
  );
}

export type TransportDays = v.InferOutput<ReturnType<typeof transportDays>>;
