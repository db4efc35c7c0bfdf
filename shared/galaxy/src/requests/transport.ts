import type { GalaxyClient } from "@stays/contract";
import type {
  PersonGroupSelection,
  TransportDays,
  TransportInformation,
  TransportSearch,
} from "@stays/domain";
import { decodeAnswer } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { assertFilled, assertRange } from "../request-checks.ts";

const SEARCH_TRANSPORT = "availability/transport";

/** The journey of a departure search. */
export interface SearchTransportArgs {
  /** Bare digits. */
  readonly productId: string;
  /** As spelled in the product's information. */
  readonly routeCode: string;
  /** Groups without persons are not sent. */
  readonly personGroups: readonly PersonGroupSelection[];
  /** YYYY-MM-DD. */
  readonly start: string;
}

/**
 * Returns the departures of one product on one day, including full ones. No departure is an empty list.
 * @throws UnsendableError without persons
 */
export async function searchTransport(
  galaxy: GalaxyClient,
  { productId, routeCode, personGroups, start }: SearchTransportArgs,
  signal?: AbortSignal,
): Promise<TransportSearch> {
  const travelling = personGroups.filter((group) => group.quantity > 0);
  assertFilled(SEARCH_TRANSPORT, "priceGroups", travelling);
  const priceGroups = JSON.stringify(
    travelling.map((group) => ({ Code: group.code, Quantity: group.quantity })),
  );
  return decodeAnswer(
    galaxy,
    SEARCH_TRANSPORT,
    galaxy.get(SEARCH_TRANSPORT, { productId, routeCode, priceGroups, start }, signal),
    ({ transportSearch }, items) => transportSearch(items),
  );
}

/** As stale as the basket, because the visitor books by the capacity shown. */
export const transportSearchQuery = (args: SearchTransportArgs) =>
  galaxyQuery(SEARCH_TRANSPORT, args, FRESH.basket, searchTransport);

const TRANSPORT_BY_DAY = "availability/transport/by-day";

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
  assertRange(TRANSPORT_BY_DAY, start, end);
  return decodeAnswer(
    galaxy,
    TRANSPORT_BY_DAY,
    galaxy.get(TRANSPORT_BY_DAY, { start, end }, signal),
    ({ transportDays }, items) => transportDays(items),
  );
}

/** `transportByDay` as a query, fresh for five minutes. */
export const transportByDayQuery = (args: TransportDaysArgs) =>
  galaxyQuery(TRANSPORT_BY_DAY, args, FRESH.calendar, transportByDay);

const TRANSPORT_INFORMATION = "availability/transport/information";

/** Returns routes and person groups of one transport product (bare digits). */
export async function transportInformation(
  galaxy: GalaxyClient,
  productId: string,
  signal?: AbortSignal,
): Promise<TransportInformation> {
  return decodeAnswer(
    galaxy,
    TRANSPORT_INFORMATION,
    galaxy.get(TRANSPORT_INFORMATION, { productId }, signal),
    ({ transportInformation }, items) => transportInformation(items),
  );
}

/** `transportInformation` as a query, fresh for half an hour. */
export const transportInformationQuery = (productId: string) =>
  galaxyQuery(TRANSPORT_INFORMATION, productId, FRESH.content, transportInformation);
