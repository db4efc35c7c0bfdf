import type { Place } from "@stays/routes";

/** What of a query decides the stay that prices are asked for; a promo code changes prices, not the stay. */
const STAY_KEY = /^(start|end|rooms|gc-.+)$/;

/** The property, dates and guests that what is chosen on a page belongs to; null = not the page of a property. */
export function cartScope({ params, search }: Pick<Place, "params" | "search">): string | null {
  if (params.id === undefined) return null;
  const stay = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => STAY_KEY.test(key)));
  stay.sort();
  return `${params.id}?${stay}`;
}
