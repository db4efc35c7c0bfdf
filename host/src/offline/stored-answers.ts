import { NetworkError, type QueryClient, type QueryKey } from "@stays/query";
import { isBasketOperation, isPublicOperation } from "../services/public-operation.ts";
import type { ShownPrices, ShownPricesStore } from "./shown-prices.ts";
import { ANSWERS, answerAddress, MAX_AGE } from "./storage-addresses.ts";

/** A stored answer; `at` in milliseconds since 1970. */
interface StoredAnswer {
  readonly at: number;
  readonly data: unknown;
}

/** Milliseconds between two requests for newer answers while a page shows stored ones. */
const REFRESH_MS = 10_000;

type Persister = NonNullable<
  NonNullable<ReturnType<QueryClient["getDefaultOptions"]>["queries"]>["persister"]
>;

/** Whether the answers to a query are the same for everyone: a promo code belongs to one visitor. */
export function isPublicQuery([api, operation, ...args]: QueryKey): boolean {
  if (api !== "galaxy" || typeof operation !== "string" || !isPublicOperation(operation)) return false;
  return !/"promoCode":"/.test(JSON.stringify(args));
}

/** Whether a query is that of the visitor's basket. */
export const isBasketQuery = ([api, operation]: QueryKey): boolean =>
  api === "galaxy" && isBasketOperation(operation);

/**
 * Whether the answers to a query may be stored: those that are the same for everyone, and the visitor's own
 * basket, so that the trip can be read.
 */
export const isStoredQuery = (key: QueryKey): boolean => isPublicQuery(key) || isBasketQuery(key);

/**
 * Whether a stored answer may be shown now. The basket is shown only when the browser says that it is offline: as
 * long as other calls are answered, an old basket would look new, and would keep the visitor from booking.
 */
const mayBeRead = (key: QueryKey): boolean => isPublicQuery(key) || (isBasketQuery(key) && !navigator.onLine);

/** Whether a call got no answer at all. A server that answers with an error is no lost connection. */
const isLost = (error: unknown): boolean => error instanceof NetworkError && error.status === undefined;

async function readAnswer(edition: string, queryHash: string): Promise<StoredAnswer | null> {
  const response = await caches.match(answerAddress(edition, queryHash), { cacheName: ANSWERS });
  const answer: StoredAnswer | null = response ? await response.json() : null;
  return answer && Date.now() - answer.at < MAX_AGE * 1000 ? answer : null;
}

/** A time in the visitor's own time zone, such as `14:05`; with its date when that is not today's. */
export function timeText(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : { dateStyle: "medium" as const };
  return new Intl.DateTimeFormat(locale, { ...date, timeStyle: "short" }).format(at);
}

/** The time of the oldest answer that is on the page, and whether one is stored. */
function shownPrices(client: QueryClient, stored: ReadonlyMap<string, number>, locale: string): ShownPrices {
  const shown = client
    .getQueryCache()
    .findAll({ type: "active" })
    .filter(({ queryKey, state }) => state.data !== undefined && isStoredQuery(queryKey));
  const times = shown.flatMap(({ queryHash, state }) => {
    const at = stored.get(queryHash);
    if (at !== undefined) return [at];
    return navigator.onLine ? [] : [state.dataUpdatedAt];
  });
  return {
    time: times.length > 0 ? timeText(Math.min(...times), Date.now(), locale) : null,
    isStored: shown.some(({ queryHash }) => stored.has(queryHash)),
  };
}

/**
 * Answers queries from the storage when a call gets no answer, says how old these answers are, and requests
 * them again when the network is back. The returned function says whether the answer to a query is stored.
 *
 * @param edition of this page: answers that another edition has decoded are not used
 * @param locale of the page
 */
export function answerFromStorage(
  client: QueryClient,
  { edition, locale }: { readonly edition: string; readonly locale: string },
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
      const answer = await readAnswer(edition, query.queryHash).catch(() => null);
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
    const { time, isStored } = prices.getState();
    if (navigator.onLine && stored.size === 0 && time === null) return;
    const next = shownPrices(client, stored, locale);
    if (next.time !== time || next.isStored !== isStored) prices.setState(next);
  };
  const refresh = () => {
    show();
    if (stored.size === 0 || !navigator.onLine || document.visibilityState !== "visible") return;
    void client.invalidateQueries({ predicate: ({ queryHash }) => stored.has(queryHash) });
  };
  client.getQueryCache().subscribe(show);
  addEventListener("online", refresh);
  addEventListener("offline", show);
  document.addEventListener("visibilitychange", refresh);
  // A network may need a while after it is said to be back, or come back without saying so.
  setInterval(refresh, REFRESH_MS);
  return (queryHash) => stored.has(queryHash);
}
