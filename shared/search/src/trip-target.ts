import type { PageContext } from "@stays/contract";
import { type LinkTarget, withQueryKeys } from "@stays/routes";

/** Query keys of a shared trip: its stays and its times. Each may repeat. */
export const SHARED_STAY = "stay";
export const SHARED_TIME = "time";

/** The visitor's own trip: the query keeps dates and guests for the links there; a shared trip goes. */
export function tripTarget({ route }: Pick<PageContext, "route">): LinkTarget {
  return {
    route: "trip",
    search: withQueryKeys(route.search, { [SHARED_STAY]: null, [SHARED_TIME]: null }),
  };
}
