import { createHmac, timingSafeEqual } from "node:crypto";

/** @param {string} body @param {string} secret */
const signatureOf = (body, secret) => createHmac("sha256", secret).update(body).digest("base64url");

/**
 * Signs values, for a link and for the cookie that it becomes.
 *
 * @param {readonly (string | number)[]} values
 * @param {string} secret
 */
export function signToken(values, secret) {
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
export function readToken(token, secret) {
  const [body = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return JSON.parse(Buffer.from(body, "base64url").toString());
}
