import * as v from "valibot";
import { activity } from "./activity.ts";
import { money } from "./money.ts";
import type { Items } from "./tolerant-lists.ts";
import { count, entity, filledText, localDateTime, nullableInteger, text } from "./wire-types.ts";

const route = entity({
  code: ["Code", filledText],
  name: ["Name", text],
});

/** A direction in which a transport product is sold. */
export type TransportRoute = v.InferOutput<typeof route>;

const personGroup = entity({
  code: ["Code", filledText],
  name: ["Name", text],
  minAge: ["MinAge", nullableInteger],
  maxAge: ["MaxAge", nullableInteger],
});

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

export function transportSearch(items: Items) {
  return entity({
    searchId: ["SearchId", filledText],
    departures: ["Results", items.mainList("Results", departure)],
  });
}

export function transportInformation(items: Items) {
  return entity({
    routes: ["Locations", items.list("Locations", route)],
    personGroups: ["PersonPriceGroups", items.list("PersonPriceGroups", personGroup)],
  });
}

export type TransportInformation = v.InferOutput<ReturnType<typeof transportInformation>>;

export function transportDays(items: Items) {
  return v.pipe(
    entity({ days: ["ProductsByDay", items.map("ProductsByDay", items.list("", activity(items)))] }),
    v.transform(({ days }) => days),
  );
}

export type TransportDays = v.InferOutput<ReturnType<typeof transportDays>>;
