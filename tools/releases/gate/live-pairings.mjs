import { readRegistry, violationsOfRelease } from "@stays/releases";
import { runChecks } from "./run-checks.mjs";

/** @import { HostOffer } from "@stays/releases" */
/** @typedef {import("../../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/**
 * @param {ReleaseReader} store
 * @param {HostOffer} offer
 * @param {string} folder of the release
 */
async function check(store, offer, folder) {
  const content = await store.read(`${folder}/release.json`);
  if (!content) throw new Error(`${folder}/release.json is missing`);
  return violationsOfRelease(store, offer, JSON.parse(new TextDecoder().decode(content)));
}

/**
 * Checks a host against every live release and every canary of a store. One that cannot be read is a reason. All
 * reasons are reported at once, each with its release.
 *
 * @param {ReleaseReader} store
 * @param {HostOffer} offer
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>}
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
        .map((folder) => [`live ${folder.replace("/", " ")}`, () => check(store, offer, folder)]),
    ),
  );
}
