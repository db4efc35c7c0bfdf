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
interface CachedPage {
  readonly headers: readonly (readonly [string, string])[];
  /** Compressed as its `content-encoding` says. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Whether the page is whole and the same for everyone: only such a page may be stored. */
const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get("cache-control") ?? "").startsWith("public");

/**
 * Reads a public page to its end.
 *
 * @returns null when it may not be kept; its body is then untouched
 */
async function readPage(response: Response): Promise<CachedPage | null> {
  if (!isPublic(response)) return null;
  return { headers: [...response.headers], body: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * The response with a kept page.
 *
 * @param age seconds since it was rendered; other caches subtract it from the time that they may keep it
 */
function cachedResponse(request: Request, { headers, body }: CachedPage, age: number): Response {
  const all = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  all.set("age", String(age));
  const etag = all.get("etag");
  if (etag !== null && isNotModified(request, etag)) {
    all.delete("content-encoding");
    return new Response(null, { status: 304, headers: all });
  }
  all.set("content-length", String(body.byteLength));
  return new Response(body, { headers: all });
}

interface Entry {
  readonly page: CachedPage;
  readonly basis: PageBasis;
  readonly keptAt: number;
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
  readonly #seconds: PageCacheSeconds;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<Entry | null>>();

  constructor({ maxBytes, seconds, now = () => performance.now() }: PageCacheOptions) {
    this.#seconds = seconds;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.body.byteLength + 1,
    });
  }

  /**
   * Answers a request for a public page.
   *
   * @param render renders it; called once for all who wait for the same page
   */
  async answer(request: Request, basis: PageBasis, render: RenderPage): Promise<Response> {
    const key = computeKey(request);
    const known = this.#usable(key, basis);
    if (known) {
      if (this.#age(known) >= this.#seconds.fresh) void this.#renew(key, request, basis, render);
      return this.#send(request, known);
    }
    const rendering = this.#rendering.get(key);
    const coming = rendering && (await rendering);
    if (coming && isSame(coming.basis, basis)) return this.#send(request, coming);
    return this.#renderFor(key, request, basis, render);
  }

  /** The page if it is of this basis and not too old. */
  #usable(key: string, basis: PageBasis): Entry | null {
    const entry = this.#entries.get(key);
    const { fresh, stale } = this.#seconds;
    return entry && isSame(entry.basis, basis) && this.#age(entry) < fresh + stale ? entry : null;
  }

  /** Seconds since a page was rendered. */
  #age({ keptAt }: Entry): number {
    return (this.#now() - keptAt) / SECOND;
  }

  #send(request: Request, entry: Entry): Response {
    return cachedResponse(request, entry.page, Math.floor(this.#age(entry)));
  }

  /** Renders a page for its first visitor. A page that is streamed to them is rendered whole for the next ones. */
  async #renderFor(key: string, request: Request, basis: PageBasis, render: RenderPage): Promise<Response> {
    const rendered = render(unconditional(request), false);
    const entry = await this.#announce(
      key,
      rendered.then((response) => this.#keep(key, basis, response)),
    );
    if (entry) return this.#send(request, entry);
    const response = await rendered;
    if (response.status === 200) void this.#renew(key, request, basis, render);
    return response;
  }

  /** Renders a page for the next visitors, unless that is being done. */
  async #renew(key: string, request: Request, basis: PageBasis, render: RenderPage): Promise<void> {
    if (this.#rendering.has(key)) return;
    const kept = render(forEveryone(request), true).then(async (response) => {
      const entry = await this.#keep(key, basis, response);
      if (!entry) await response.body?.cancel();
      return entry;
    });
    await this.#announce(key, kept);
  }

  /** Lets others wait for a page that is being rendered; null = they render it themselves. */
  #announce(key: string, kept: Promise<Entry | null>): Promise<Entry | null> {
    const ended = kept
      .catch(() => null)
      .finally(() => {
        if (this.#rendering.get(key) === ended) this.#rendering.delete(key);
      });
    this.#rendering.set(key, ended);
    return ended;
  }

  async #keep(key: string, basis: PageBasis, response: Response): Promise<Entry | null> {
    const page = await readPage(response);
    if (!page) return null;
    const entry = { page, basis, keptAt: this.#now() };
    this.#entries.set(key, entry);
    return entry;
  }
}
