import { type GalaxyError, isGalaxyError } from "./galaxy-error.ts";

type Page = { readonly accommodations: readonly { readonly id: string }[] } | GalaxyError;

/** Counts the distinct stays of some pages: a page may repeat stays of the one before (SR-01). */
export function loadedCount(pages: readonly Page[]): number {
  const ids = pages.flatMap((page) => (isGalaxyError(page) ? [] : page.accommodations.map(({ id }) => id)));
  return new Set(ids).size;
}
