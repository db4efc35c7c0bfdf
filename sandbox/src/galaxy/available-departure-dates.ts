import { dayText } from "../world/day.ts";
import { RESTRICTED_NODE, restrictedDepartures } from "../world/restricted-arrivals.ts";
import { nothingFound } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { requiredDay, requiredInteger } from "./input.ts";

/** available-departure-dates: the possible departure days of an arrival. */
export const availableDepartureDates: Operation = (galaxy, { query }) => {
  const nodeId = requiredInteger(query, "nodeId");
  const arrival = requiredDay(query, "arrivalDate");
  if (nodeId !== RESTRICTED_NODE) return nothingFound;
  const dates = arrival <= galaxy.today() ? [] : restrictedDepartures(arrival).map(dayText);
  return { earliestDepartureDay: dates[0] ?? null, departureDates: dates };
};
