import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { DepartureDates } from "../entities.ts";
import type { GalaxyError } from "../galaxy-error.ts";
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

/** Returns the departures of an arrival (SW-11). An unknown node is Galaxy error 404, shown as none. */
export async function availableDepartureDates(
  galaxy: GalaxyClient,
  { nodeId, arrivalDate }: DepartureDatesArgs,
  signal?: AbortSignal,
): Promise<DepartureDates | GalaxyError> {
  const answer = await galaxy.get(OPERATION, { nodeId, arrivalDate }, signal);
  return decode(galaxy, OPERATION, answer, departureDates);
}

/** `availableDepartureDates` as a query, fresh for five minutes. */
export const departureDatesQuery = (args: DepartureDatesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, availableDepartureDates);
