import type { TransportRoute } from "@stays/domain";
import type { Passengers } from "./passengers.ts";

/** A route with its passengers. */
export interface Journey {
  readonly route: TransportRoute;
  readonly passengers: Passengers;
}

/** The journey of a route code and passengers; null when the route does not exist. */
export function journeyOf(
  routes: readonly TransportRoute[],
  { routeCode, passengers }: { readonly routeCode: string; readonly passengers: Passengers },
): Journey | null {
  const route = routes.find(({ code }) => code === routeCode);
  return route ? { route, passengers } : null;
}

/**
 * The journey in the opposite direction with the same passengers, so that visitors enter nothing twice.
 *
 * @returns null when the product has no opposite direction, or several candidates
 */
export function opposite(routes: readonly TransportRoute[], { route, passengers }: Journey): Journey | null {
  const others = routes.filter(({ code }) => code !== route.code);
  const reversed = route.code.split("-").reverse().join("-");
  const found = others.find(({ code }) => code === reversed) ?? (others.length === 1 ? others[0] : undefined);
  return found ? { route: found, passengers } : null;
}
