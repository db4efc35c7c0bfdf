import { readFile } from "node:fs/promises";
import path from "node:path";

/** @import { HostOffer } from "../../build/src/host-offer.mjs" */
/** @import { Pairing, PairingViolation } from "@stays/releases" */
/** @import { ReleaseDescriptor } from "../../../shared/releases/src/store-path.js" */

/**
 * A built release that is to become live, with everything that it is checked against.
 *
 * @typedef {Pairing & CandidateParts} Candidate
 *
 * @typedef {object} CandidateParts
 * @property {ReleaseDescriptor} descriptor
 * @property {HostOffer} offer of the host, with its contract
 * @property {string} folder where it was built
 * @property {string} sources folder of its sources
 * @property {Readonly<Record<string, number>>} budget `entry` in bytes of gzip, each module in bytes of
 *   Brotli
 */

/** A reason why the gate rejects a release, and a remedy for its team. @typedef {PairingViolation} GateViolation */

/** @typedef {(candidate: Candidate, signal: AbortSignal) => readonly GateViolation[] | Promise<readonly GateViolation[]>} GateCheck */

/**
 * Reads a built release.
 *
 * @param {{ folder: string, sources: string }} built
 * @param {Pick<Candidate, "offer" | "budget">} against
 * @returns {Promise<Candidate>}
 */
export async function readCandidate(built, against) {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(built.folder, file), "utf8"));
  const descriptor = /** @type {ReleaseDescriptor} */ (await readJson("release.json"));
  const { shared } = await readJson("mf-manifest.json");
  return { ...built, ...against, descriptor, wants: shared };
}
