import { readFile } from "node:fs/promises";
import path from "node:path";

/** @import { HostOffer } from "../../build/src/host-offer.mjs" */
/** @import { ReleaseDescriptor } from "../../../shared/releases/src/store-path.js" */

/**
 * A release of a remote and a host that are to work together. One of them is live, the other is checked.
 *
 * @typedef {object} Pairing
 * @property {ReleaseDescriptor} descriptor of the release
 * @property {readonly { name: string, requiredVersion: string }[]} wants shared modules that it requires from
 *   the host
 * @property {HostOffer} offer of the host
 */

/**
 * A built release that is to become live, with everything that it is checked against.
 *
 * @typedef {Pairing & CandidateParts} Candidate
 *
 * @typedef {object} CandidateParts
 * @property {string} folder where it was built
 * @property {string} sources folder of its sources
 * @property {Readonly<Record<string, number>>} budget `entry` in bytes of gzip, each module in bytes of
 *   Brotli
 * @property {Readonly<Record<string, number>>} live the same sizes of the live release; empty = there is none
 */

/**
 * A reason why the gate rejects a release, and a remedy for its team. `hostRemedy` is the platform team's, where
 * the host is the one that is checked.
 *
 * @typedef {{ reason: string, remedy: string, hostRemedy?: string }} GateViolation
 */

/** @typedef {(pairing: Pairing) => readonly GateViolation[]} PairingCheck */

/** @typedef {(candidate: Candidate, signal: AbortSignal) => readonly GateViolation[] | Promise<readonly GateViolation[]>} GateCheck */

/**
 * Reads a built release.
 *
 * @param {{ folder: string, sources: string }} built
 * @param {Pick<Candidate, "offer" | "budget" | "live">} against
 * @returns {Promise<Candidate>}
 */
export async function readCandidate(built, against) {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(built.folder, file), "utf8"));
  const descriptor = /** @type {ReleaseDescriptor} */ (await readJson("release.json"));
  const { shared } = await readJson("mf-manifest.json");
  return { ...built, ...against, descriptor, wants: shared };
}
