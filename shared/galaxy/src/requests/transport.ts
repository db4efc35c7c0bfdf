import type { PersonGroupSelection } from "@stays/domain";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";
import { assertFilled, assertRange } from "../request-checks.ts";

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
export const searchTransport = /* @__PURE__ */ defineRead(
  "availability/transport",
  ({ productId, routeCode, personGroups, start }: SearchTransportArgs, operation) => {
    const travelling = personGroups.filter((group) => group.quantity > 0);
    assertFilled(operation, "priceGroups", travelling);
    const priceGroups = JSON.stringify(
      travelling.map((group) => ({ Code: group.code, Quantity: group.quantity })),
    );
    return { productId, routeCode, priceGroups, start };
  },
  ({ transportSearch }) => transportSearch,
);

/** As stale as the basket, because the visitor books by the capacity shown. */
export const transportSearchQuery = /* @__PURE__ */ queryOf(searchTransport, FRESH.basket);

/** First and last day, both included. YYYY-MM-DD. */
export interface TransportDaysArgs {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the transport activities of every day from start to end, each with that day's departures. @throws
 * UnsendableError
 */
export const transportByDay = /* @__PURE__ */ defineRead(
  "availability/transport/by-day",
  ({ start, end }: TransportDaysArgs, operation) => {
    assertRange(operation, start, end);
    return { start, end };
  },
  ({ transportDays }) => transportDays,
);

export const transportByDayQuery = /* @__PURE__ */ queryOf(transportByDay, FRESH.calendar);

/** Returns routes and person groups of one transport product (bare digits). */
export const transportInformation = /* @__PURE__ */ defineRead(
  "availability/transport/information",
  (productId: string) => ({ productId }),
  ({ transportInformation }) => transportInformation,
);

export const transportInformationQuery = /* @__PURE__ */ queryOf(transportInformation, FRESH.content);
