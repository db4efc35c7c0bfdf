import { createHash } from "node:crypto";

/** The file of a release that records what the gate has checked; it is stored with the release. */
export const PROOF_FILE = "gate.json";

/**
 * What the gate has checked of a release.
 *
 * @typedef {object} GateProof
 * @property {string} against hash of what the release was checked against
 * @property {boolean} isSeen whether its pages were opened in a browser
 */

/**
 * The hash of what a release is checked against, such as the live host's offer and the remote's budget.
 *
 * @param {readonly unknown[]} parts JSON values
 */
export const hashOfParts = (parts) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/**
 * Whether a release needs no second check.
 *
 * @param {Uint8Array | null} content of its proof; null when there is none
 * @param {string} against hash of what it would be checked against now
 * @param {boolean} isUnseen whether the browser check is skipped
 */
export function isProven(content, against, isUnseen) {
  if (!content) return false;
  /** @type {GateProof} */
  const proof = JSON.parse(new TextDecoder().decode(content));
  return proof.against === against && (proof.isSeen || isUnseen);
}
