import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A page that was served while a canary ran, and the releases that it was served with. */
export interface ServedPage {
  readonly id: string;
  /** Version by remote, of the remotes that have a canary. */
  readonly releases: Readonly<Record<string, string>>;
}

const ID_BYTES = 9;
/** How long a page may report problems that count: as long as views are counted. */
const VALID_MS = 3_600_000;

/** The secret is that of preview links: the prefix keeps one from being used as the other. */
const signatureOf = (body: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`page ${body}`).digest().subarray(0, 16);

/** Signs the releases of a page, so that a report counts once for each page that was really served with them. */
export function createPageId(releases: ServedPage["releases"], secret: string, now: number): string {
  const parts = [randomBytes(ID_BYTES).toString("base64url"), now + VALID_MS, releases];
  const body = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `${body}.${signatureOf(body, secret).toString("base64url")}`;
}

/** @returns null when it was not signed here, was changed, or is too old */
export function readPageId(text: string, secret: string, now: number): ServedPage | null {
  const [body = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(body, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [id, until, releases] = JSON.parse(Buffer.from(body, "base64url").toString());
  return now < until ? { id, releases } : null;
}
