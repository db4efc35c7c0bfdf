import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A page served during a canary, with its releases. */
export interface ServedPage {
  readonly id: string;
  /** Version of each remote that has a canary, and of the host if it has one. */
  readonly releases: Readonly<Record<string, string>>;
}

const ID_BYTES = 9;
/** How long problems of a page count, in milliseconds; page views are counted for the same time. */
const VALID_MS = 3_600_000;

/** Preview links use the same secret: the prefix prevents the use of one signature as the other. */
const signatureOf = (body: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`page ${body}`).digest().subarray(0, 16);

/**
 * Signs the releases of a page. A problem then counts only for a page that was served with them, once per
 * page.
 */
export function createPageId(releases: ServedPage["releases"], secret: string, now: number): string {
  const parts = [randomBytes(ID_BYTES).toString("base64url"), now + VALID_MS, releases];
  const body = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `${body}.${signatureOf(body, secret).toString("base64url")}`;
}

/**
 * Verifies a page id.
 *
 * @returns null when the signature is wrong or the id has expired
 */
export function readPageId(text: string, secret: string, now: number): ServedPage | null {
  const [body = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(body, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [id, until, releases] = JSON.parse(Buffer.from(body, "base64url").toString());
  return now < until ? { id, releases } : null;
}
