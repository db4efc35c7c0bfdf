import type { Accommodation } from "@stays/stay";
import { isRefusal } from "@stays/wire";
import type { Listing } from "./listing.ts";
import type { StaysPage } from "./stays.query.ts";

/** What has come of a listing so far. */
export interface LoadedStays {
  readonly stays: readonly Accommodation[];
  readonly total: number;
  /** loaded, nothing found, or an answer that is no answer (ruling 3, 5 and 54). */
  readonly state: "loaded" | "empty" | "failed";
}

const NOTHING = { stays: [], total: 0 } as const;

/** Refusals that mean "nothing found"; a price search also takes 500 for it (ruling 3). */
function isNothing(code: number, kind: Listing["kind"]): boolean {
  return code === 404 || (code === 500 && kind === "prices");
}

/** Pages put together, each stay once (SR-01). A refusal after the first page ends the list. */
export function loadedStays(pages: readonly StaysPage[], kind: Listing["kind"]): LoadedStays {
  const [first] = pages;
  if (first && isRefusal(first))
    return { ...NOTHING, state: isNothing(first.code, kind) ? "empty" : "failed" };
  const byId = new Map<string, Accommodation>();
  for (const page of pages) {
    if (isRefusal(page)) break;
    for (const stay of page.accommodations) if (!byId.has(stay.id)) byId.set(stay.id, stay);
  }
  if (!first || byId.size === 0) return { ...NOTHING, state: "empty" };
  return { stays: [...byId.values()], total: first.totalResults, state: "loaded" };
}
