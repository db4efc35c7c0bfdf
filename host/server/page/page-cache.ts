import type { SiteSettings } from "@stays/contract";
import { canonicalSearch } from "@stays/routes";
import { LRUCache } from "lru-cache";
import { negotiateEncoding } from "./compress-page.ts";
import type { LiveReleases } from "./live-release.ts";
import { isNotModified, type PageCacheSeconds } from "./page-response.ts";

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
export type RenderPage = (request: Request, isWhole: boolean) => Promise<Response>;

export interface PageCacheOptions {
  /** Bytes of pages to keep in memory. */
  readonly maxBytes: number;
  readonly seconds: PageCacheSeconds;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
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
const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("cache-control") ?? "").startsWith("public");

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
  response?: Promise<Response>;
}

const SECOND = 1_000;

/** Address and encoding: everything by which two public pages differ. */
function computeKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${negotiateEncoding(request) ?? ""} ${pathname}${canonicalSearch(search)}`;
}

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
  readonly #now: () => number;
  readonly #pages: LRUCache<string, Entry, Rendering>;

  constructor({ maxBytes, seconds: { fresh, stale }, now = () => performance.now() }: PageCacheOptions) {
    this.#maxAge = fresh + stale;
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.byteLength + 1,
      // 0 would be for ever.
      ttl: Math.max(1, fresh * SECOND),
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_, stale, { context }) => this.#render(context, context.isWhole || stale !== undefined),
    });
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
    const context: Rendering = { request, basis, render, isWhole: false };
    const entry = await this.#pages.fetch(key, { context }).catch(() => undefined);
    if (entry && isSame(entry.basis, basis))
      return cachedResponse(request, entry, Math.floor(this.#age(entry)));
    const response = await (context.response ?? render(unconditional(request), false));
    // A page that is streamed to its first visitor is rendered whole for the next ones.
    if (response.status === 200)
      void this.#pages.fetch(key, { context: { ...context, isWhole: true } }).catch(() => {});
    return response;
  }

  /** Seconds since a page was rendered. */
  #age({ keptAt }: Entry): number {
    return (this.#now() - keptAt) / SECOND;
  }

  /** Renders a page for its first visitor or, whole, for the next ones; undefined when it may not be kept. */
  async #render(context: Rendering, isWhole: boolean): Promise<Entry | undefined> {
    const { request, basis, render } = context;
    context.response = render(isWhole ? forEveryone(request) : unconditional(request), isWhole);
    const response = await context.response;
    if (isPublic(response)) {
      const body = new Uint8Array(await response.arrayBuffer());
      return { headers: response.headers, body, basis, keptAt: this.#now() };
    }
    if (isWhole) await response.body?.cancel();
    return undefined;
  }
}
