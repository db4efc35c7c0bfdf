import { readToken, signToken } from "./signed-token.js";

/** The first value of a toolbar's token; that of a preview is the name of a remote. */
const KIND = "toolbar";

/**
 * Signs a permission to use the toolbar.
 *
 * @param {number} until milliseconds since 1970
 * @param {string} secret
 */
export const createToolbarToken = (until, secret) => signToken([KIND, until], secret);

/**
 * Verifies a toolbar's token.
 *
 * @param {string} token
 * @param {string} secret
 * @param {number} now milliseconds since 1970
 * @returns {number | null} when it ends, in milliseconds since 1970; null when it is invalid or has expired
 */
export function readToolbarToken(token, secret, now) {
  const [kind, until] = readToken(token, secret) ?? [];
  return kind === KIND && typeof until === "number" && until > now ? until : null;
}
