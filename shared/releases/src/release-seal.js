import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";

/** The signature file of a release. It signs `release.json`, which lists the hashes of all other files. */
export const SIGNATURE_FILE = "release.json.sig";

/**
 * The hash that pins a release in the registry.
 *
 * @param {Uint8Array} content of its `release.json`
 */
export const releaseHash = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/**
 * Signs a release.
 *
 * @param {Uint8Array} content of its `release.json`
 * @param {string} privateKey Ed25519, as PEM
 * @returns {string} the content of its signature file
 */
export function signRelease(content, privateKey) {
  return sign(null, content, createPrivateKey(privateKey)).toString("base64");
}

/**
 * Whether a release has a valid signature for a public key.
 *
 * @param {Uint8Array} content of its `release.json`
 * @param {Uint8Array | null} signature content of its signature file; null = it has none
 * @param {string} publicKey as PEM
 */
export function isSigned(content, signature, publicKey) {
  if (!signature) return false;
  const bytes = Buffer.from(new TextDecoder().decode(signature), "base64");
  return verify(null, content, createPublicKey(publicKey), bytes);
}
