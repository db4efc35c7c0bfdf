import type { DepartureDates } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { departureDates } from "../schemas/calendar.ts";

const OPERATION = "available-departure-dates";

/** An arrival whose departures are asked for. */
export interface DepartureDatesArgs {
  /** The setting `restrictedCalendar.nodeId`. */
  readonly nodeId: number;
  /** YYYY-MM-DD. */
  readonly arrivalDate: string;
}

/** Departures that go with an arrival (SW-11). Unknown node: refusal 404, shown as none. */
export async function availableDepartureDates(
  galaxy: Galaxy,
  { nodeId, arrivalDate }: DepartureDatesArgs,
  signal?: AbortSignal,
): Promise<DepartureDates | GalaxyError> {
  const answer = await galaxy.get(OPERATION, { nodeId, arrivalDate }, signal);
  return decode(galaxy, OPERATION, answer, departureDates);
}

/** `availableDepartureDates` as a query, fresh for five minutes. */
export const departureDatesQuery = (args: DepartureDatesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, availableDepartureDates);
