import type { TransportDays } from "@stays/domain";
import type { GalaxyClient } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { transportDays } from "../schemas/transport.ts";
import { assertRange } from "../sendable.ts";

const BY_DAY = "availability/transport/by-day";
const BY_PRODUCT = "availability/transport/by-product";

/** First and last day, both included. YYYY-MM-DD. */
export interface TransportDaysArgs {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the transport activities of every day from start to end, each with that day's departures. @throws
 * UnsendableError
 */
export function transportByDay(galaxy: GalaxyClient, args: TransportDaysArgs, signal?: AbortSignal) {
  return transport(galaxy, BY_DAY, args, signal);
}

/**
 * Returns the same days, where each activity has its departures of the whole range. @throws UnsendableError
 */
export function transportByProduct(galaxy: GalaxyClient, args: TransportDaysArgs, signal?: AbortSignal) {
  return transport(galaxy, BY_PRODUCT, args, signal);
}

async function transport(
  galaxy: GalaxyClient,
  operation: string,
  { start, end }: TransportDaysArgs,
  signal?: AbortSignal,
): Promise<TransportDays | GalaxyError> {
  assertRange(operation, start, end);
  return decode(galaxy, operation, await galaxy.get(operation, { start, end }, signal), transportDays);
}

/** `transportByDay` as a query, fresh for five minutes. */
export const transportByDayQuery = (args: TransportDaysArgs) =>
  galaxyQuery(BY_DAY, args, FRESH.calendar, transportByDay);
