import type { QueryClient } from "@stays/query";

const searchIdIn = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "searchId" in data ? data.searchId : undefined;

/**
 * Refetches the answers of a search after Error 2. The items are sold out or the search has expired, so every
 * other add of this search would fail too.
 */
export function refreshSearch(client: QueryClient, searchId: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ state }) => searchIdIn(state.data) === searchId });
}
