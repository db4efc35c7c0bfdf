import type {
  Departure,
  PersonGroup,
  TransportDays,
  TransportInformation,
  TransportRoute,
  TransportSearch,
} from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { activity } from "./activity.ts";
import { money } from "./money.ts";
import { count, filledText, localDateTime, nullableInteger, text } from "./values.ts";

const route: Decoder<TransportRoute> = v.pipe(
  v.object({ Code: filledText, Name: text } satisfies Reads<
    Wire["TransportInformation"]["Locations"][number]
  >),
  v.transform((it) => ({ code: it.Code, name: it.Name })),
);

const personGroup: Decoder<PersonGroup> = v.pipe(
  v.object({ Code: filledText, Name: text, MinAge: nullableInteger, MaxAge: nullableInteger } satisfies Reads<
    Wire["TransportInformation"]["PersonPriceGroups"][number]
  >),
  v.transform((it) => ({ code: it.Code, name: it.Name, minAge: it.MinAge, maxAge: it.MaxAge })),
);

/** The first leg is the journey that the site shows (EN-17). */
const departure: Decoder<Departure> = v.pipe(
  v.object({
    BookKey: filledText,
    Price: money,
    OutboundJourney: v.object({
      Legs: v.looseTuple([v.object({ DepartureTime: localDateTime, ArrivalTime: localDateTime })]),
      AvailableCapacity: count,
    }),
  } satisfies Reads<Wire["TransportAvailability"]["Results"][number]>),
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
      departureTime: leg.DepartureTime,
      arrivalTime: leg.ArrivalTime,
      availableCapacity: AvailableCapacity,
    }),
  ),
);

/** Departures of one day. */
export function transportSearch(items: Items): Decoder<TransportSearch> {
  return v.pipe(
    v.object({ SearchId: filledText, Results: items.mainList("Results", departure) } satisfies Reads<
      Wire["TransportAvailability"]
    >),
    v.transform((it) => ({ searchId: it.SearchId, departures: it.Results })),
  );
}

/** Routes and person groups of one product. */
export function transportInformation(items: Items): Decoder<TransportInformation> {
  return v.pipe(
    v.object({
      Locations: items.list("Locations", route),
      PersonPriceGroups: items.list("PersonPriceGroups", personGroup),
    } satisfies Reads<Wire["TransportInformation"]>),
    v.transform((it) => ({ routes: it.Locations, personGroups: it.PersonPriceGroups })),
  );
}

/** Transport activities per day of the stay. */
export function transportDays(items: Items): Decoder<TransportDays> {
  return v.pipe(
    v.object({
      ProductsByDay: items.entries("ProductsByDay", items.list("", activity(items))),
    } satisfies Reads<Wire["TransportDays"]>),
    v.transform((it) => Object.fromEntries(it.ProductsByDay)),
  );
}
