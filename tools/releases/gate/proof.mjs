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
 * Reads a proof.
 *
 * @param {Uint8Array | null} content of the file; null when there is none
 * @returns {GateProof | null}
 */
export function readProof(content) {
  if (!content) return null;
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
}

/**
 * Whether a release needs no second check.
 *
 * @param {GateProof | null} proof
 * @param {string} against hash of what it would be checked against now
 * @param {boolean} isUnseen whether the browser check is skipped
 */
export const isProven = (proof, against, isUnseen) =>
  proof !== null && proof.against === against && (proof.isSeen || isUnseen);
