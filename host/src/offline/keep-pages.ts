import { isSizedImage } from "@stays/domain";
import type { QueryClient } from "@stays/query";
import { shownAddress } from "../page/shown-address.ts";
import { isReleaseFile } from "../routing/path-kind.ts";
import { isForgotten } from "./forget-pages.ts";
import type { KeepMessage } from "./keep-message.ts";
import { SERVICE_WORKER } from "./service-worker-address.ts";
import { isBasketQuery, isStoredQuery } from "./stored-answers.ts";
import { isPublicAddress } from "./stored-page.ts";

/** What is stored of a page view. */
export interface KeepOptions {
  readonly client: QueryClient;
  readonly edition: string;
  /** Language prefix. */
  readonly prefix: string;
  /** Loads the texts of the parts on the page: a page from the server has them in its document only. */
  readonly loadTexts: () => Promise<unknown>;
  /** Whether the answer to a query is from the storage itself. */
  readonly isStored: (queryHash: string) => boolean;
  /** The Galaxy error in an answer; null = a good answer. */
  readonly galaxyErrorOf: (data: unknown) => object | null;
  /** Runs a task when the browser is idle. */
  readonly whenIdle: (task: () => void) => void;
}

/** The new answers of a page view that may be stored, each once. */
function newAnswers(
  { client, isStored, galaxyErrorOf }: KeepOptions,
  keptAt: Map<string, number>,
): KeepMessage["answers"] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryHash, queryKey, state: { data, dataUpdatedAt: at } }) => {
      const isNew = data !== undefined && keptAt.get(queryHash) !== at && !isStored(queryHash);
      if (!isNew || !isStoredQuery(queryKey)) return [];
      // That the basket is gone replaces the stored one.
      if (galaxyErrorOf(data) && !isBasketQuery(queryKey)) return [];
      keptAt.set(queryHash, at);
      return [{ queryHash, at, data }];
    });
}

/**
 * Registers the service worker, and sends it each page of this page view with its files, answers and photos when
 * the browser is idle. Map tiles are never among the photos: their providers do not allow it.
 */
export async function keepPages(options: KeepOptions): Promise<void> {
  const { client, edition, prefix, loadTexts, whenIdle } = options;
  // Styles that the server has put into the document are not fetched; a page from the storage needs their files.
  const inlined = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  const files = new Set([...inlined].map(({ href }) => new URL(href).pathname).filter(isReleaseFile));
  const photos = new Set<string>();
  const keptAt = new Map<string, number>();
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const registration = await navigator.serviceWorker.ready;

  const send = async () => {
    await loadTexts();
    if (isForgotten()) return;
    const address = shownAddress();
    // A page that still waits for answers is stored when it has them.
    const isComplete = client.isFetching() === 0;
    const message: KeepMessage = {
      kind: "keep-1",
      edition,
      prefix,
      address: isComplete && address && isPublicAddress(address) ? address : null,
      files: [...files],
      answers: newAnswers(options, keptAt),
      photos: [...photos],
    };
    photos.clear();
    // A new worker may have replaced the one that was there when the page was opened.
    registration.active?.postMessage(message);
  };
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled || !navigator.onLine) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      // Texts that do not load now are loaded, and stored, with the next page.
      send().catch(() => {});
    });
  };
  // An observer sees also the files of a page view that loads hundreds of pictures.
  new PerformanceObserver((list) => {
    const size = files.size + photos.size;
    for (const { name } of list.getEntries()) {
      const address = new URL(name);
      const { origin, pathname, href } = address;
      if (origin === location.origin && isReleaseFile(pathname)) files.add(pathname);
      if (isSizedImage(address)) photos.add(href);
    }
    if (files.size + photos.size > size) schedule();
  }).observe({ type: "resource", buffered: true });
  client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "observerAdded") schedule();
  });
}
