import { createHash } from "node:crypto";
import type { InlineSources } from "../http/content-security-policy.ts";

/** A document whose own scripts and styles are allowed by their hashes. */
export interface HashedDocument {
  /** The document without nonces. */
  readonly html: string;
  readonly sources: InlineSources;
}

const sourceOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * Replaces the nonces of the server's own scripts and styles by hashes of their contents. A script that an
 * attacker has inserted does not have the random nonce: it gets no hash, and the browser does not run it.
 *
 * @param html a whole document
 * @param nonce of its own elements; random, in base64url
 */
export function hashInline(html: string, nonce: string): HashedDocument {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const own = new RegExp(`<(script|style)\\b([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, "g");
  const without = html.replace(own, (_, name: string, before: string, after: string, content: string) => {
    if (content !== "") (name === "style" ? styles : scripts).add(sourceOf(content));
    return `<${name}${before}${after}>${content}</${name}>`;
  });
  return { html: without, sources: { scripts: [...scripts], styles: [...styles] } };
}
