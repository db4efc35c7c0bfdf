import type { PageContext } from "@stays/contract";
import { type LinkTarget, withQueryKeys } from "@stays/routes";

/** Query keys of a shared trip: its stays and its times. Each may repeat. */
export const SHARED_STAY = "stay";
export const SHARED_TIME = "time";

/**
 * The page of the visitor's own trip. The query stays, so that the main links there
 * keep dates and guests; a shared trip goes.
 */
export function tripTarget({ route }: Pick<PageContext, "route">): LinkTarget {
  return {
    route: "trip",
    search: withQueryKeys(route.search, { [SHARED_STAY]: null, [SHARED_TIME]: null }),
  };
}
