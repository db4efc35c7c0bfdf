import { parseAccept } from "hono/utils/accept";

/** An encoding of files and pages, and the extension of a stored file that has it. */
export interface AcceptedEncoding {
  readonly name: "br" | "gzip";
  readonly ending: string;
}

const known: readonly AcceptedEncoding[] = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/** The encodings that a client accepts, smallest first. Hono's `compress` has no Brotli and does not flush parts. */
export function acceptedEncodings(header: string | null): readonly AcceptedEncoding[] {
  const accepted = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  return known.filter(({ name }) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0);
}
