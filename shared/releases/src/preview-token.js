import { createHmac, timingSafeEqual } from "node:crypto";

/** @param {string} body @param {string} secret */
const sign = (body, secret) => createHmac("sha256", secret).update(body).digest("base64url");

/**
 * One unreleased version that one visitor may see.
 *
 * @typedef {object} Preview
 * @property {string} remote
 * @property {string} version
 * @property {number} until milliseconds since 1970
 * @property {number} [number] of the registry when it was made, which decides whether it is revoked; missing = before all
 * @property {number} [port] of a development server on the visitor's own machine that serves the version;
 *   missing = the release store serves it
 */

/**
 * Signs a preview, for a link and for the cookie that it becomes.
 *
 * @param {Preview} preview
 * @param {string} secret
 */
export function createPreviewToken({ remote, version, until, port, number }, secret) {
  const values = [remote, version, until, port ?? null, number ?? null];
  const body = Buffer.from(JSON.stringify(values)).toString("base64url");
  return `${body}.${sign(body, secret)}`;
}

/**
 * Verifies a token and reads its preview.
 *
 * @param {string} token
 * @param {string} secret
 * @param {number} now milliseconds since 1970
 * @returns {Preview | null} null when the signature is wrong or the preview has expired
 */
export function readPreviewToken(token, secret, now) {
  const [body = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(body, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [remote, version, until, port = null, number = null] = JSON.parse(
    Buffer.from(body, "base64url").toString(),
  );
  if (until <= now) return null;
  return {
    remote,
    version,
    until,
    ...(port === null ? {} : { port }),
    ...(number === null ? {} : { number }),
  };
}
