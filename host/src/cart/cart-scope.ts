import type { RouteMatch } from "@stays/routes";

/** Query keys that decide the stay that is priced. A promo code changes prices, not the stay. */
const STAY_KEY = /^(start|end|rooms|gc-.+)$/;

/**
 * The property, dates and guests that the temporary cart belongs to; null = the page is not of a property.
 */
export function cartScope({ params, search }: Pick<RouteMatch, "params" | "search">): string | null {
  if (params.id === undefined) return null;
  const stay = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => STAY_KEY.test(key)));
  stay.sort();
  return `${params.id}?${stay}`;
}
