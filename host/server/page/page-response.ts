import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { hashInline, type InlineSources, nonceSources } from "../http/content-security-policy.ts";
import { REPORTING_ENDPOINTS } from "../observability/csp-reports.ts";
import { compressParts, compressWhole } from "./compress-page.ts";

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/**
 * Whether the client already has this version of a page, so that a 304 is enough. `If-None-Match` may be a list or
 * `*`, and weak and strong forms of a tag are the same (RFC 9110, 13.1.2).
 *
 * Hono's `etag` would read a streamed page to its end to hash it.
 *
 * @param etag of the version
 */
export function isNotModified({ headers }: Request, etag: string): boolean {
  const tags = headers.get("if-none-match")?.split(",").map(opaque) ?? [];
  return tags.includes("*") || tags.includes(opaque(etag));
}

/** How long a shared cache may answer with a page, and with a stale one while it revalidates, in seconds. */
export interface PageCacheSeconds {
  readonly fresh: number;
  readonly stale: number;
}

/** Seconds after which a crawler may retry. */
const RETRY_AFTER = "60";

/**
 * Who may get a page. `everyone`: it is whole, and caches may keep it. `visitor`: something of it is late or missing.
 * `personal`: other visitors may get other releases, because of a preview or a canary.
 */
export type Sharing = "everyone" | "visitor" | "personal";

/** The response for a page, and who may get it. */
export interface RenderedPage {
  readonly response: Response;
  readonly sharing: Sharing;
}

/** A page that is ready to be sent. */
export interface PageAnswer {
  /** 200, 404 for an unknown path or item, or 503 for a crawler's page that could not be rendered (ruling 59). */
  readonly status: number;
  /** Returns the content security policy. */
  readonly policy: (inline: InlineSources) => string;
  /** The nonce of the document's own scripts and styles; a whole page has their hashes instead. */
  readonly nonce: string;
  readonly sharing: Sharing;
  readonly cacheSeconds: PageCacheSeconds;
  /** The document in the parts in which it is streamed. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Timestamps of queries: they differ each time and do not belong to the page's content. */
const MOMENT = /"(?:askedAt|dataUpdatedAt|dehydratedAt)":\d+/;
/** The end that their names have in common. */
const MOMENT_NAME = 'At":';
/** More bytes than a name or a timestamp has. */
const NEARBY = 20;
const LENGTH = 27;

/** The ETag of a whole page. Its bytes are searched: a string of a page takes eight times as long as its hash. */
function computeEtag(html: Buffer): string {
  const hash = createHash("sha256");
  let start = 0;
  for (let at = html.indexOf(MOMENT_NAME); at !== -1; at = html.indexOf(MOMENT_NAME, at + 1)) {
    const from = Math.max(start, at - NEARBY);
    const moment = MOMENT.exec(html.toString("latin1", from, at + NEARBY));
    if (!moment) continue;
    hash.update(html.subarray(start, from + moment.index));
    start = from + moment.index + moment[0].length;
  }
  return `W/"${hash.update(html.subarray(start)).digest("base64url").slice(0, LENGTH)}"`;
}

/**
 * The response for a page. A whole page has an ETag and may be stored by shared caches. Everyone gets the same
 * bytes of it and the same policy, so a 304 fits every cached copy. A page that is streamed or rendered on the
 * client is only for this visitor.
 */
export async function pageResponse(request: Request, answer: PageAnswer): Promise<Response> {
  const { status, policy, nonce, sharing, cacheSeconds, body } = answer;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": sharing === "personal" ? "private, no-store" : "no-store",
    vary: "Accept-Encoding",
    "reporting-endpoints": REPORTING_ENDPOINTS,
  });
  if (status === 503) headers.set("retry-after", RETRY_AFTER);
  if (sharing !== "everyone") {
    headers.set("content-security-policy", policy(nonceSources(nonce)));
    return compressParts(request, body, headers, status);
  }
  const { html, sources } = hashInline(Buffer.concat(await Readable.from(body).toArray()), nonce);
  const etag = computeEtag(html);
  headers.set("etag", etag);
  headers.set("content-security-policy", policy(sources));
  headers.set(
    "cache-control",
    `public, max-age=0, s-maxage=${cacheSeconds.fresh}, stale-while-revalidate=${cacheSeconds.stale}`,
  );
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return compressWhole(request, html, headers, status);
}
