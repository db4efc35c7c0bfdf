import type { Visit } from "@stays/contract";
import { parseVisitSearch } from "./parse-visit-search.ts";

/** The visit of an address. Nothing else parses the search in its query string. */
export function createVisit({ place, settings, today }: Omit<Visit, "search">): Visit {
  return { place, search: parseVisitSearch(place.search, settings), settings, today };
}
