import { readFile } from "node:fs/promises";
import path from "node:path";

/** @import { HostOffer } from "../../build/src/host-offer.mjs" */
/** @import { ReleaseDescriptor } from "../../../shared/releases/src/store-path.js" */

/**
 * A built release that is to become live, with everything that it is checked against.
 *
 * @typedef {object} Candidate
 * @property {string} folder where it was built
 * @property {string} sources folder of its sources
 * @property {ReleaseDescriptor} descriptor
 * @property {readonly { name: string, requiredVersion: string }[]} wants shared modules that it requires from
 *   the host
 * @property {HostOffer} offer of the live host
 * @property {Readonly<Record<string, number>>} budget `entry` in bytes of gzip, each module in bytes of
 *   Brotli
 */

/**
 * A reason why the gate rejects a release, and a remedy for its team.
 *
 * @typedef {{ reason: string, remedy: string }} GateViolation
 */

/** @typedef {(candidate: Candidate) => readonly GateViolation[] | Promise<readonly GateViolation[]>} GateCheck */

/**
 * Reads a built release.
 *
 * @param {{ folder: string, sources: string }} built
 * @param {HostOffer} offer
 * @param {Readonly<Record<string, Readonly<Record<string, number>>>>} budgets by remote
 * @returns {Promise<Candidate>}
 */
export async function readCandidate({ folder, sources }, offer, budgets) {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const descriptor = /** @type {ReleaseDescriptor} */ (await readJson("release.json"));
  const { shared } = await readJson("mf-manifest.json");
  return { folder, sources, descriptor, wants: shared, offer, budget: budgets[descriptor.name] ?? {} };
}
