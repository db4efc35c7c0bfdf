import { readRegistry } from "@stays/releases";
import { pairingChecks } from "./pairing-checks.mjs";
import { runChecks } from "./run-checks.mjs";

/** @import { GateViolation, Pairing } from "./candidate.mjs" */
/** @import { HostOffer } from "../../build/src/host-offer.mjs" */
/** @typedef {import("../../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/** @param {ReleaseReader} store @param {string} file */
async function readJson(store, file) {
  const content = await store.read(file);
  if (!content) throw new Error(`${file} is missing`);
  return JSON.parse(new TextDecoder().decode(content));
}

/**
 * The reasons why a host and a release of the store cannot work together, for the platform team.
 *
 * @param {ReleaseReader} store
 * @param {HostOffer} offer
 * @param {string} folder of the release
 * @returns {Promise<readonly GateViolation[]>}
 * @throws Error when the release cannot be read
 */
async function violationsOfPairing(store, offer, folder) {
  const descriptor = await readJson(store, `${folder}/release.json`);
  const { shared } = await readJson(store, `${folder}/mf-manifest.json`);
  /** @type {Pairing} */
  const pairing = { descriptor, wants: shared, offer };
  return Object.values(pairingChecks)
    .flatMap((check) => check(pairing))
    .map(({ reason, remedy, hostRemedy = remedy }) => ({
      reason: `${folder.replace("/", " ")}: ${reason}`,
      remedy: hostRemedy,
    }));
}

/**
 * Checks a host against every live release and every canary of a store. One that cannot be read is a reason. All
 * reasons are reported at once, each with its release.
 *
 * @param {ReleaseReader} store
 * @param {HostOffer} offer
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function violationsOfHost(store, offer) {
  const { remotes } = (await readRegistry(store)).registry;
  const releases = Object.entries(remotes).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => `${name}/${one}`),
  );
  return runChecks(
    Object.fromEntries(
      releases
        .sort()
        .map((folder) => [
          `live ${folder.replace("/", " ")}`,
          () => violationsOfPairing(store, offer, folder),
        ]),
    ),
  );
}
