import { createHash } from "node:crypto";
import { compressPage } from "./compress-page.ts";

/** For how many seconds a cache in front of the site may answer by itself, and late while it asks again. */
export interface PageCacheSeconds {
  readonly fresh: number;
  readonly stale: number;
}

/** A page that is ready to be sent. */
export interface PageAnswer {
  /** 200, or 404 for an unknown path or item (ruling 59). */
  readonly status: number;
  /** The content security policy. */
  readonly policy: string;
  /** The one in the policy and in the document; left out of the ETag. */
  readonly nonce: string;
  /** True when the page is whole and the same for everyone. */
  readonly isShared: boolean;
  readonly cacheSeconds: PageCacheSeconds;
  /** The document in the pieces in which it is streamed. */
  readonly body: AsyncIterable<string>;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

/** The nonce, and the time at which Galaxy was asked, are new each time; neither is part of what a page says. */
const MOMENTS = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

function tagOf(html: string, nonce: string): string {
  const content = html.replaceAll(nonce, "").replace(MOMENTS, "");
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/**
 * A page as an answer. A whole page may be cached by whoever stands in front of the site and has an ETag; a page that
 * is streamed, or left to the browser, is for this visitor now.
 */
export async function pageResponse(request: Request, answer: PageAnswer): Promise<Response> {
  const { status, policy, nonce, isShared, cacheSeconds, body } = answer;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    vary: "Accept-Encoding, Cookie",
  });
  if (!isShared) {
    headers.set("content-security-policy", policy);
    return compressPage(request, new Response(streamOf(body), { status, headers }));
  }
  const html = await textOf(body);
  const etag = tagOf(html, nonce);
  headers.set("etag", etag);
  headers.set(
    "cache-control",
    `public, max-age=0, s-maxage=${cacheSeconds.fresh}, stale-while-revalidate=${cacheSeconds.stale}`,
  );
  // The copy that the visitor has goes with the policy that it came with, and with that policy's nonce.
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  headers.set("content-security-policy", policy);
  return compressPage(request, new Response(html, { status, headers }));
}

function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void iterator.return?.(),
  });
}
