/**
 * The service worker: it shows visited pages while there is no network. It answers nothing else: requests of
 * pages from the network do not pass through it.
 */
import * as v from "valibot";
import { enable } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { isPagePath, isReleaseFile } from "../routing/path-kind.ts";
import { pageMessage } from "./keep-message.ts";
import { forgetPages, keepPage, storedShell } from "./page-storage.ts";
import { ANSWERS, CACHE_PREFIX, FILES, PAGES } from "./storage-addresses.ts";
import type { ClientIds, WorkerScope } from "./worker-scope.ts";

const scope = self as unknown as WorkerScope;

/** Seconds without an answer after which a stored page is shown. */
const PAGE_LIMIT = 12;

/** Pages from the storage. A restarted worker forgets them; the browser's own cache then has their files. */
const storedClients = new Set<string>();

async function removeOtherCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const others = names.filter((name) => ![PAGES, FILES, ANSWERS].includes(name));
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

registerRoute(
  ({ url, sameOrigin, event }) =>
    sameOrigin &&
    isReleaseFile(url.pathname) &&
    (!scope.navigator.onLine || storedClients.has((event as ClientIds).clientId ?? "")),
  // The content of an address is the same in every encoding.
  new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true } }),
);

/** Messages take effect one after the other, so that none removes what another one stores. */
let lastKept: Promise<unknown> = Promise.resolve();
scope.addEventListener("message", (event) => {
  const { success, output } = v.safeParse(pageMessage, event.data);
  if (!success) return;
  const act = () => (output.kind === "forget-1" ? forgetPages() : keepPage(output));
  // A lost connection or a full disk: the page is stored at its next visit.
  lastKept = lastKept.then(act).catch(() => {});
  event.waitUntil(lastKept);
});
