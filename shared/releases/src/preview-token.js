import { createHmac, timingSafeEqual } from "node:crypto";

/** @param {string} body @param {string} secret */
const signatureOf = (body, secret) => createHmac("sha256", secret).update(body).digest("base64url");

/**
 * Signs values, for a link and for the cookie that it becomes.
 *
 * @param {readonly (string | number)[]} values
 * @param {string} secret
 */
function signToken(values, secret) {
  const body = Buffer.from(JSON.stringify(values)).toString("base64url");
  return `${body}.${signatureOf(body, secret)}`;
}

/**
 * Verifies a token and reads its values.
 *
 * @param {string} token
 * @param {string} secret
 * @returns {readonly any[] | null} null when the signature is wrong
 */
function readToken(token, secret) {
  const [body = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return JSON.parse(Buffer.from(body, "base64url").toString());
}

/**
 * One unreleased version that one visitor may see.
 *
 * @typedef {object} Preview
 * @property {string} remote
 * @property {string} version
 * @property {number} until milliseconds since 1970
 * @property {number} [port] of a development server on the visitor's own machine that serves the version;
 *   missing = the release store serves it
 */

/**
 * Signs a preview, for a link and for the cookie that it becomes.
 *
 * @param {Preview} preview
 * @param {string} secret
 */
export function createPreviewToken({ remote, version, until, port }, secret) {
  return signToken([remote, version, until, ...(port === undefined ? [] : [port])], secret);
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
  const [remote, version, until, port] = readToken(token, secret) ?? [];
  if (typeof until !== "number" || until <= now) return null;
  return { remote, version, until, ...(port === undefined ? {} : { port }) };
}
