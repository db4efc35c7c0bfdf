import "fake-indexeddb/auto";

export const SITE = "https://stays.example";

const readHref = (request: string | { readonly url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, SITE).href;

/** An error as browsers throw it on a full disk. */
export const quotaExceeded = (): Error =>
  Object.assign(new Error("The disk is full."), { name: "QuotaExceededError" });

type Listener = (event: object) => void;

/**
 * The platform of a service worker, faked: its Cache API, `fetch`, IndexedDB and events. Installed once for a test
 * file, before the worker's modules are imported.
 */
export function fakeWorkerScope() {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener[]>();
  const network = { answer: async (_: string, __: RequestInit): Promise<Response> => new Response("a file") };
  const disk = { beforePut: (_: string): void => {} };
  const requests: string[] = [];

  function open(name: string) {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    const put = async (request: string, response: Response) => {
      disk.beforePut(readHref(request));
      entries.set(readHref(request), response);
    };
    return {
      put,
      match: async (request: string | Request) => entries.get(readHref(request))?.clone(),
      delete: async (request: string) => entries.delete(readHref(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      addAll: async (files: readonly string[]) => {
        for (const file of files) await put(file, await fetch(file));
      },
    };
  }
  const fetch = (request: string, init: RequestInit = {}) => {
    requests.push(readHref(request));
    return network.answer(readHref(request), init);
  };
  const scope = {
    fetch,
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => stores.delete(name),
      keys: async () => [...stores.keys()],
    },
    location: new URL(SITE),
    navigator: { onLine: true },
    skipWaiting: async () => {},
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  for (const [name, value] of Object.entries({ ...scope, self: globalThis }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

  return {
    network,
    disk,
    requests,
    /** Sends an event, and waits for its work. */
    dispatch: async (type: string, event: object) => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      for (const listener of listeners.get(type) ?? []) listener({ ...event, waitUntil });
      await Promise.all(work);
    },
    /** The addresses in a cache, without the site's origin. */
    stored: (cache: string) => [...(stores.get(cache)?.keys() ?? [])].map((href) => href.replace(SITE, "")),
  };
}
