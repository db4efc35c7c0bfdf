/** A query string with its question mark and readable commas; "" without keys. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** A query string with some keys set, or removed by null; its other keys stay. */
export function withQueryKeys(search: string, keys: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(keys)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  return queryText(query);
}
