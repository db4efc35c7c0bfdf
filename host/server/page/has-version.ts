const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/**
 * Whether the client already has this version of a page, so that a 304 is enough. `If-None-Match` may be a list or
 * `*`, and weak and strong forms of a tag are the same (RFC 9110, 13.1.2).
 *
 * Hono's `etag` would read a streamed page to its end to hash it.
 *
 * @param etag of the version
 */
export function hasVersion({ headers }: Request, etag: string): boolean {
  const tags = headers.get("if-none-match")?.split(",").map(opaque) ?? [];
  return tags.includes("*") || tags.includes(opaque(etag));
}
