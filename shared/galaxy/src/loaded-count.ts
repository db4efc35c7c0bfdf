/** Counts the distinct stays of some pages: a page may repeat stays of the one before (SR-01). */
export function loadedCount(
  pages: readonly { readonly accommodations: readonly { readonly id: string }[] }[],
): number {
  return new Set(pages.flatMap(({ accommodations }) => accommodations.map(({ id }) => id))).size;
}
