import type { QueryClient } from "@stays/contract";
import { isSizedImage } from "@stays/domain";
import { whenIdle } from "@stays/ui";
import { isForgotten } from "../../app/offline/forget-pages.ts";
import { SERVICE_WORKER } from "../../app/offline/storage-addresses.ts";
import { shownAddress } from "../../app/page/shown-address.tsx";
import { isReleaseFile } from "../../app/routing/path-kind.ts";
import type { ShownPricesStore } from "../../app/shell/prices-age.ts";
import { isStorable, splitAnswer } from "./answer-parts.ts";
import type { KeepMessage } from "./page-storage.ts";
import { answerFromStorage } from "./stored-answers.ts";

/** What the service worker gets of a page view. */
export interface KeepOptions {
  readonly client: QueryClient;
  readonly edition: string;
  /** Language prefix. */
  readonly prefix: string;
  /** Loads the texts of the parts on the page: a page from the server has them in its document only. */
  readonly loadTexts: () => Promise<unknown>;
  /** Whether the answer to a query is from the storage itself. */
  readonly isStored: (queryHash: string) => boolean;
}

/** The answers that may be stored and are not, each once. Of a list that has grown, only the new pages. */
function newAnswers({ client, isStored }: KeepOptions, sentAt: Map<string, number>): KeepMessage["answers"] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => !query.meta?.isWhole && !isStored(query.queryHash) && isStorable(query))
    .flatMap(({ queryHash, state: { data, dataUpdatedAt: at } }) =>
      data === undefined || sentAt.get(queryHash) === at ? [] : splitAnswer({ queryHash, at, data }),
    )
    .filter(({ queryHash, at }) => {
      const isNew = sentAt.get(queryHash) !== at;
      sentAt.set(queryHash, at);
      return isNew;
    });
}

/**
 * Registers the service worker, and sends it each page of this page view with its answers, files and photos when
 * the browser is idle. Map tiles are never among the photos: their providers do not allow it.
 */
export async function keepPages(options: KeepOptions): Promise<void> {
  const { client, edition, prefix, loadTexts } = options;
  // Styles that the server has put into the document are not fetched; a page from the storage needs their files.
  const inlined = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  const files = new Set([...inlined].map(({ href }) => new URL(href).pathname).filter(isReleaseFile));
  const photos = new Set<string>();
  const sentAt = new Map<string, number>();
  const { serviceWorker } = navigator;
  await serviceWorker.register(SERVICE_WORKER);

  const send = async () => {
    await loadTexts();
    if (isForgotten()) return;
    const message: KeepMessage = {
      kind: "keep-3",
      edition,
      prefix,
      // A page that still waits for answers is stored when it has them.
      address: client.isFetching() === 0 ? shownAddress() : null,
      files: [...files],
      answers: newAnswers(options, sentAt),
      photos: [...photos],
    };
    photos.clear();
    // A new worker may have replaced the one that was there when the page was opened.
    (await serviceWorker.ready).active?.postMessage(message);
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

/** Keeps visited pages, and shows them without a network. In browsers without service workers it does nothing. */
export function startOffline({
  prices,
  ...view
}: Omit<KeepOptions, "isStored"> & { readonly prices: ShownPricesStore }): void {
  if (!("serviceWorker" in navigator)) return;
  const isStored = answerFromStorage(view.client, view.edition, prices);
  // A browser may refuse, as in private windows; the page works without.
  keepPages({ ...view, isStored }).catch(() => {});
}
