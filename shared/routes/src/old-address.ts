import { parseCapacity } from "@stays/domain";
import { formatAddress } from "./link-to.ts";
import { decodeSegments } from "./parse-address.ts";
import { queryText, withQueryKeys } from "./query-keys.ts";
import { NAME_PLACEHOLDER, type RouteMatch } from "./route-table.ts";

/** The page of the unit that a query key of the same name has the id of, with or without its tag. */
function toDetail(routeMatch: RouteMatch, name: "cabin" | "room"): RouteMatch | null {
  const [detailId] = /\d+$/.exec(new URLSearchParams(routeMatch.search).get(name) ?? "") ?? [];
  if (detailId === undefined) return null;
  return {
    ...routeMatch,
    name,
    params: { id: routeMatch.params.id, name: NAME_PLACEHOLDER, detailId },
    search: withQueryKeys(routeMatch.search, { [name]: null }),
  };
}

function withoutOldRoute(routeMatch: RouteMatch): RouteMatch | null {
  if (routeMatch.name === "cabindetail") return toDetail(routeMatch, "cabin");
  if (routeMatch.name === "hoteldetail") return toDetail(routeMatch, "room");
  if (routeMatch.name === "stayslist" && new URLSearchParams(routeMatch.search).has("cabin"))
    return { ...routeMatch, search: withQueryKeys(routeMatch.search, { cabin: null }) };
  return null;
}

const CAPACITY = /^capacity[.-](?=\d{1,9}$)/;
const OLD_CAPACITY = /^capacity-(?=\d{1,9}$)/;

/**
 * Renames capacity keys of a query to their current spelling; an existing key of that spelling wins (ruling
 * 2). A key without a number as value is dropped and does not win.
 */
function withTodaysCapacity(search: string): string {
  const entries = [...new URLSearchParams(search)];
  if (!entries.some(([key]) => OLD_CAPACITY.test(key))) return search;
  const known = entries.filter(([key, value]) => !CAPACITY.test(key) || parseCapacity(value) !== null);
  const today = known.flatMap(([key, value]) => {
    const now = key.replace(OLD_CAPACITY, "capacity.");
    return now !== key && known.some(([other]) => other === now) ? [] : [[now, value]];
  });
  return queryText(new URLSearchParams(today));
}

/** The current address of an old link; null = it is current (RT-02, RT-03, RT-04, ruling 45). */
export function updateOldRoute(routeMatch: RouteMatch): RouteMatch | null {
  const current = withoutOldRoute(routeMatch);
  const before = current ?? routeMatch;
  const search = withTodaysCapacity(before.search);
  return search === before.search ? current : { ...before, search };
}

/**
 * Whether a path equals the output of {@link formatAddress} (ids without tags, literals in lower case). Segments
 * are compared decoded: percent-encoding differs between browsers, proxies and typed links.
 */
export function isCanonicalPath(pathname: string, routeMatch: RouteMatch): boolean {
  const printed = decodeSegments(formatAddress({ ...routeMatch, search: "", hash: "" }));
  const given = decodeSegments(pathname);
  return given.length === printed.length && given.every((segment, index) => segment === printed[index]);
}
