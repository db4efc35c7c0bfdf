/** A body as UTF-8, and the other charset that it came in. */
interface Utf8Body {
  readonly body: Buffer<ArrayBuffer>;
  /** null = it came as UTF-8. */
  readonly from: string | null;
}

/** The charset that a content type names, in lower case; JSON without one is in UTF-8 (RFC 8259, 8.1). */
const readCharset = (contentType: string | null): string =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase() ?? "utf-8";

/**
 * Converts an answer to UTF-8, which is all that pages and browsers read.
 *
 * @returns null when its charset is not known
 */
export function toUtf8(body: Buffer<ArrayBuffer>, contentType: string | null): Utf8Body | null {
  const charset = readCharset(contentType);
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === "utf-8"
      ? { body, from: null }
      : // In one piece Node 20 reads windows-1252 as Latin 1, without the sign of the euro.
        { body: Buffer.from(decoder.decode(body, { stream: true }) + decoder.decode()), from: charset };
  } catch {
    return null;
  }
}
