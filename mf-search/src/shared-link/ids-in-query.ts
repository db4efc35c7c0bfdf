/**
 * Returns the ids that a key of a query string lists, each once; invalid ids are dropped.
 *
 * @param most the most ids that such a link may have; each needs its own request
 */
export function idsIn(
  search: string,
  { key, valid, most }: { readonly key: string; readonly valid: RegExp; readonly most: number },
): readonly string[] {
  const ids = new URLSearchParams(search).get(key)?.split(",") ?? [];
  return [...new Set(ids.filter((id) => valid.test(id)))].slice(0, most);
}
