import { setTimeout as wait } from "node:timers/promises";
import type { SiteSettings } from "@stays/contract";
import { canonicalSearch } from "@stays/routes";
import { LRUCache } from "lru-cache";
import { negotiateEncoding } from "./compress-page.ts";
import type { LiveReleases } from "./live-release.ts";
import { isNotModified, type PageCacheSeconds, type RenderedPage } from "./page-response.ts";

/** What a page is made of. A kept page is used only while all of this is the same. */
export interface PageBasis {
  readonly settings: SiteSettings;
  readonly releases: LiveReleases;
  /** The destination's day, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Renders the page of a request.
 *
 * @param isWhole true = waits for everything, as for a crawler
 */
export type RenderPage = (request: Request, isWhole: boolean) => Promise<RenderedPage>;

export interface PageCacheOptions {
  /** Bytes of pages to keep in memory. */
  readonly maxBytes: number;
  readonly seconds: PageCacheSeconds;
}

/** A whole public page, as it is sent. */
interface Entry {
  readonly headers: Headers;
  /** Compressed as its `content-encoding` says. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly basis: PageBasis;
  readonly keptAt: number;
}

/** Whether the page is whole and the same for everyone: only such a page may be stored. */
const isPublic = ({ response, sharing }: RenderedPage): boolean =>
  sharing === "everyone" && response.status === 200;

/**
 * The response with a kept page.
 *
 * @param age seconds since it was rendered; other caches subtract it from the time that they may keep it
 */
function cachedResponse(request: Request, { headers, body }: Entry, age: number): Response {
  const all = new Headers(headers);
  all.set("age", String(age));
  const etag = all.get("etag");
  if (etag !== null && isNotModified(request, etag)) {
    all.delete("content-encoding");
    return new Response(null, { status: 304, headers: all });
  }
  all.set("content-length", String(body.byteLength));
  return new Response(body, { headers: all });
}

/** How a page is rendered that is not kept yet. */
interface Rendering {
  readonly request: Request;
  readonly basis: PageBasis;
  readonly render: RenderPage;
  readonly isWhole: boolean;
  /** What was rendered for this visitor. */
  page?: Promise<RenderedPage>;
}

const SECOND = 1_000;
/** Milliseconds after which a page that could not be kept is rendered for a cache again, and the most such pages. */
const PAUSE = 2_000;
const MAX_PAUSED = 10_000;
/** Most addresses of streamed pages that are remembered: those that are asked for again come soon. */
const MAX_STREAMED = 2_000;
/** Milliseconds that a visitor waits for a page that is rendered for another one. */
const PATIENCE = 500;

/** Address and encoding: everything by which two public pages differ. */
function computeKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${negotiateEncoding(request) ?? ""} ${pathname}${canonicalSearch(search)}`;
}

const patiently = <Page>(page: Promise<Page>): Promise<Page | undefined> =>
  Promise.race([page, wait(PATIENCE, undefined, { ref: false })]);

const isSame = (one: PageBasis, other: PageBasis): boolean =>
  one.settings === other.settings && one.releases === other.releases && one.today === other.today;

/** The request as if the browser had no copy, so that the page has a body to keep. */
function unconditional(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  return new Request(request.url, { headers, signal: request.signal });
}

/** A request of nobody in particular, which nobody can abort. */
const forEveryone = ({ url, headers }: Request): Request =>
  new Request(url, { headers: { "accept-encoding": headers.get("accept-encoding") ?? "" } });

/**
 * Keeps whole public pages, compressed, for as long as a shared cache may. A stale page is sent while it is
 * rendered again. Visitors who want the same page at the same time wait for one rendering. A release, a
 * rollback and an edit of the settings end all kept pages that they change.
 */
export class PageCache {
  readonly #maxAge: number;
  readonly #pages: LRUCache<string, Entry, Rendering>;
  /** Pages that could not be kept just now, such as those whose calls to Galaxy fail. */
  readonly #paused: LRUCache<string, true>;
  /** Pages that were streamed, as most searches are made once. */
  readonly #streamed = new LRUCache<string, true>({ max: MAX_STREAMED });

  constructor({ maxBytes, seconds: { fresh, stale } }: PageCacheOptions) {
    this.#maxAge = fresh + stale;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.byteLength + 1,
      // 0 would be for ever.
      ttl: Math.max(1, fresh * SECOND),
      ttlResolution: 0,
      allowStale: true,
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (key, stale, { context }) =>
        this.#render(key, context, context.isWhole || stale !== undefined),
    });
    this.#paused = new LRUCache({ max: MAX_PAUSED, ttl: PAUSE, ttlResolution: 0 });
  }

  /**
   * Answers a request for a public page.
   *
   * @param render renders it; called once for all who wait for the same page
   */
  async answer(request: Request, basis: PageBasis, render: RenderPage): Promise<Response> {
    const key = computeKey(request);
    const known = this.#pages.peek(key);
    if (known && !(isSame(known.basis, basis) && this.#age(known) < this.#maxAge)) this.#pages.delete(key);
    const answerWith = (entry: Entry | undefined): Response | null =>
      entry && isSame(entry.basis, basis)
        ? cachedResponse(request, entry, Math.floor(this.#age(entry)))
        : null;
    const context: Rendering = { request, basis, render, isWhole: false };
    const renderWhole = () =>
      this.#pages.fetch(key, { context: { ...context, isWhole: true } }).catch(() => undefined);
    const renderOnce = async () => (await render(unconditional(request), false)).response;
    if (this.#paused.has(key)) return answerWith(this.#pages.peek(key)) ?? (await renderOnce());
    const coming = this.#pages.fetch(key, { context }).catch(() => undefined);
    const kept = answerWith(await (context.page ? coming : patiently(coming)));
    if (kept) return kept;
    if (!context.page) {
      // Another visitor's page, which is streamed. The whole one, which is rendered then, is for all who have waited.
      const whole = this.#paused.has(key) ? undefined : await patiently(renderWhole());
      return answerWith(whole) ?? (await renderOnce());
    }
    const { response } = await context.page;
    if (response.status !== 200) return response;
    // A page that is streamed to a second visitor is rendered whole for the next ones.
    if (this.#streamed.has(key)) void renderWhole();
    this.#streamed.set(key, true);
    return response;
  }

  /** Seconds since a page was rendered. */
  #age({ keptAt }: Entry): number {
    return (performance.now() - keptAt) / SECOND;
  }

  /** Renders a page for its first visitor or, whole, for the next ones; undefined when it may not be kept. */
  async #render(key: string, context: Rendering, isWhole: boolean): Promise<Entry | undefined> {
    const { request, basis, render } = context;
    context.page = render(isWhole ? forEveryone(request) : unconditional(request), isWhole);
    const page = await context.page.catch((error: unknown) => {
      this.#paused.set(key, true);
      throw error;
    });
    const { response } = page;
    if (isPublic(page)) {
      const body = new Uint8Array(await response.arrayBuffer());
      return { headers: response.headers, body, basis, keptAt: performance.now() };
    }
    if (isWhole) {
      this.#paused.set(key, true);
      await response.body?.cancel();
    }
    return undefined;
  }
}
