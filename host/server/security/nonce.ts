const BYTES = 16;

/** Creates a nonce for one page. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(BYTES))).toString("base64url");
}
