import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { TransportDays } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { transportDays } from "../schemas/transport.ts";
import { assertRange } from "../sendable.ts";

const OPERATION = "availability/transport/by-day";

/** First and last day, both included. YYYY-MM-DD. */
export interface TransportDaysArgs {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the transport activities of every day from start to end, each with that day's departures. @throws
 * UnsendableError
 */
export async function transportByDay(
  galaxy: GalaxyClient,
  { start, end }: TransportDaysArgs,
  signal?: AbortSignal,
): Promise<TransportDays> {
  assertRange(OPERATION, start, end);
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, { start, end }, signal), transportDays);
}

/** `transportByDay` as a query, fresh for five minutes. */
export const transportByDayQuery = (args: TransportDaysArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, transportByDay);
