import type { QueryClient } from "@stays/query";

const searchIdIn = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "searchId" in data ? data.searchId : undefined;

/**
 * Fetches the answers of a search again after Error 2: what was asked for has been sold meanwhile, or the search has
 * expired. Until then every other add of that search would fail too.
 */
export function refreshSearch(client: QueryClient, searchId: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ state }) => searchIdIn(state.data) === searchId });
}
