import { NetworkError, type QueryClient, type QueryKey } from "@stays/contract";
import { isBasketOperation } from "@stays/galaxy/operations";
import { answerAddress, MAX_AGE } from "../../app/offline/storage-addresses.ts";
import { type PackedData, unpackData } from "../../app/page/packed-data.ts";
import type { ShownPrices, ShownPricesStore } from "../../app/shell/prices-age.ts";
import { joinAnswer, oldestPage, type StoredAnswer } from "./answer-parts.ts";

/** Milliseconds between two requests for newer answers while a page shows stored ones. */
const REFRESH_MS = 10_000;

type Persister = NonNullable<
  NonNullable<ReturnType<QueryClient["getDefaultOptions"]>["queries"]>["persister"]
>;

/**
 * Whether a stored answer may be shown now. The basket is shown only when the browser says that it is offline: as
 * long as other calls are answered, an old basket would look new, and would keep the visitor from booking.
 */
const mayBeRead = ([, operation]: QueryKey): boolean => !isBasketOperation(operation) || !navigator.onLine;

/** Whether a call got no answer at all. A server that answers with an error is no lost connection. */
const isLost = (error: unknown): boolean => error instanceof NetworkError && error.status === undefined;

async function readAnswer(edition: string, queryHash: string): Promise<StoredAnswer | null> {
  const response = await caches.match(answerAddress(edition, queryHash));
  if (!response) return null;
  const { at, data }: { readonly at: number; readonly data: PackedData } = await response.json();
  // biome-ignore lint/plugin: kept across visits; an answer of the future has an unknown age
  return Math.abs(Date.now() - at) < MAX_AGE * 1000 ? { at, data: unpackData(data) } : null;
}

/** The time of the oldest answer that is on the page, and whether one is stored. */
function shownPrices(client: QueryClient, stored: ReadonlyMap<string, number>): ShownPrices {
  const shown = client.getQueryCache().findAll({ type: "active" });
  const times = shown
    // A query without an answer has the time 0.
    .map(
      ({ queryHash, state }) =>
        stored.get(queryHash) ??
        (navigator.onLine ? 0 : Math.min(state.dataUpdatedAt, oldestPage(state.data))),
    )
    .filter((at) => at > 0);
  return {
    at: times.length > 0 ? Math.min(...times) : null,
    isStored: shown.some(({ queryHash }) => stored.has(queryHash)),
  };
}

/**
 * Answers queries from the storage when a call gets no answer, says how old these answers are, and requests
 * them again when the network is back. The returned function says whether the answer to a query is stored.
 *
 * @param edition of this page: answers that another edition has decoded are not used
 */
export function answerFromStorage(
  client: QueryClient,
  edition: string,
  prices: ShownPricesStore,
): (queryHash: string) => boolean {
  /** Time of each answer from the storage, by query hash. */
  const stored = new Map<string, number>();
  const persister: Persister = async (run, context, query) => {
    try {
      const data = await run(context);
      stored.delete(query.queryHash);
      return data;
    } catch (error) {
      // What is on the page stays there.
      if (query.state.data !== undefined || !isLost(error) || !mayBeRead(query.queryKey)) throw error;
      const answer = await joinAnswer(query.queryHash, (hash) => readAnswer(edition, hash)).catch(() => null);
      if (!answer) throw error;
      stored.set(query.queryHash, answer.at);
      return answer.data;
    }
  };
  const defaults = client.getDefaultOptions();
  // Without `offlineFirst` a query waits for the network before it asks for a stored answer.
  client.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, persister, networkMode: "offlineFirst" },
  });

  const show = () => {
    // Online and without stored answers there is nothing to say.
    if (!navigator.onLine || stored.size > 0 || prices.getState().at !== null)
      prices.setState(shownPrices(client, stored));
  };
  const refresh = () => {
    show();
    if (navigator.onLine && !document.hidden)
      void client.invalidateQueries({ predicate: ({ queryHash }) => stored.has(queryHash) });
  };
  client.getQueryCache().subscribe(show);
  addEventListener("online", refresh);
  addEventListener("offline", show);
  document.addEventListener("visibilitychange", refresh);
  // A network may need a while after it is said to be back, or come back without saying so.
  setInterval(refresh, REFRESH_MS);
  // Firefox without a network shows pages of its own cache, whose answers have all arrived by now.
  show();
  return (queryHash) => stored.has(queryHash);
}
