import type { GalaxyClient } from "@stays/contract";
import { decode, notFoundIs } from "../decode.ts";
import type { DepartureDates } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { departureDates } from "../schemas/calendar.ts";

const OPERATION = "available-departure-dates";

/** The arrival of a departure request. */
export interface DepartureDatesArgs {
  /** The setting `restrictedCalendar.nodeId`. */
  readonly nodeId: number;
  /** YYYY-MM-DD. */
  readonly arrivalDate: string;
}

/** Code 404 means that the node has none (ruling 89). */
const nothing = notFoundIs<DepartureDates>({ earliestDepartureDay: null, departureDates: [] });

/** Returns the departures of an arrival (SW-11). */
export async function availableDepartureDates(
  galaxy: GalaxyClient,
  { nodeId, arrivalDate }: DepartureDatesArgs,
  signal?: AbortSignal,
): Promise<DepartureDates> {
  const answer = await galaxy.get(OPERATION, { nodeId, arrivalDate }, signal);
  return decode(galaxy, OPERATION, answer, departureDates, nothing);
}

/** `availableDepartureDates` as a query, fresh for five minutes. */
export const departureDatesQuery = (args: DepartureDatesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, availableDepartureDates);
