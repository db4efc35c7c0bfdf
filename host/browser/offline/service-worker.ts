/**
 * The service worker: it shows visited pages while there is no network. It answers nothing else: requests of
 * pages from the network do not pass through it.
 */

import { isSizedImage } from "@stays/domain";
import * as v from "valibot";
import { enable } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { ANSWERS, CACHE_PREFIX, FILES, FORGET, PAGES, PHOTOS } from "../../app/offline/storage-addresses.ts";
import { isPagePath, isReleaseFile } from "../../app/routing/path-kind.ts";
import {
  forgetPages,
  forgetPhotos,
  isFull,
  keepPage,
  keepPhotos,
  type PageMessage,
  pageMessage,
  storedShell,
} from "./page-storage.ts";

/** The parts of a service worker's global scope that are used here; TypeScript has them in a library that excludes the DOM's. */
export interface WorkerScope {
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: { readonly request: Request }) => void): void;
  addEventListener(type: "message", listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

/** An event whose work keeps the worker alive. */
export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The fields of a fetch event that name the page which requests. */
export interface ClientIds {
  /** The page that sends the request. */
  readonly clientId?: string;
  /** The page that a navigation opens. */
  readonly resultingClientId?: string;
}

const scope = self as unknown as WorkerScope;

/** Seconds without an answer after which a stored page is shown. */
const PAGE_LIMIT = 12;

/** Pages from the storage. A restarted worker forgets them; the browser's own cache then has their files. */
const storedClients = new Set<string>();

async function removeOtherCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const others = names.filter((name) => ![PAGES, FILES, ANSWERS, PHOTOS].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

// A new worker replaces the old one at once. It has no list of files: each stored page has its own.
scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(removeOtherCaches()));
enable();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPagePath(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_LIMIT,
    plugins: [
      {
        handlerDidError: async ({ request, event }) => {
          const { resultingClientId } = event as ClientIds;
          const shell = await storedShell(new URL(request.url));
          if (shell && resultingClientId) storedClients.add(resultingClientId);
          // Without a stored page a slow one is better than none.
          return shell ?? fetch(request);
        },
      },
    ],
  }),
);

/** Whether the request comes from a page that has no network, or had none when it was opened. */
const isUnconnected = ({ event }: { readonly event: object }): boolean =>
  !scope.navigator.onLine || storedClients.has((event as ClientIds).clientId ?? "");

registerRoute(
  (options) => options.sameOrigin && isReleaseFile(options.url.pathname) && isUnconnected(options),
  // The content of an address is the same in every encoding.
  new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true } }),
);

registerRoute(
  (options) => isSizedImage(options.url) && isUnconnected(options),
  // Others come from the network, if there is one; pages say which photos are stored.
  new CacheFirst({
    cacheName: PHOTOS,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
);

/** The header with which this browser requests images; null = not seen yet. */
let imageAccept: string | null = null;
scope.addEventListener("fetch", ({ request }) => {
  if (request.destination === "image") imageAccept = request.headers.get("accept");
});

async function act(message: PageMessage): Promise<void> {
  if (message.kind === FORGET) {
    await forgetPages();
    await forgetPhotos();
    return;
  }
  await keepPage(message);
  // The first page of a visitor does not pass its requests through the worker.
  if (imageAccept !== null) await keepPhotos(message.photos, imageAccept);
}

/** Messages take effect one after the other, so that none removes what another one stores. */
let lastKept: Promise<unknown> = Promise.resolve();
scope.addEventListener("message", (event) => {
  const { success, output } = v.safeParse(pageMessage, event.data);
  if (!success) return;
  // Photos make room on a full disk. After it, or a lost connection, the page is stored at its next visit.
  const failed = (error: unknown) => (isFull(error) ? forgetPhotos() : undefined);
  lastKept = lastKept
    .then(() => act(output))
    .catch(failed)
    .catch(() => {});
  event.waitUntil(lastKept);
});
