import { readRegistry } from "@stays/releases";

/** @import { GateViolation, Pairing } from "./candidate.mjs" */
/** @typedef {import("../../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/**
 * A live release or a canary, or why it cannot be read.
 *
 * @typedef {{ release: string, pairing: Pairing } | { release: string, unreadable: string }} LivePairing
 */

/** @param {ReleaseReader} store @param {string} file */
async function readJson(store, file) {
  const content = await store.read(file);
  if (!content) throw new Error(`${file} is missing`);
  return JSON.parse(new TextDecoder().decode(content));
}

/**
 * Pairs every live release and every canary of the store with a host.
 *
 * @param {ReleaseReader} store
 * @param {import("../../build/src/host-offer.mjs").HostOffer} offer
 * @returns {Promise<readonly LivePairing[]>}
 */
export async function livePairings(store, offer) {
  const { remotes } = (await readRegistry(store)).registry;
  const releases = Object.entries(remotes).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => `${name}/${one}`),
  );
  return Promise.all(
    releases.sort().map(async (folder) => {
      const release = folder.replace("/", " ");
      try {
        const descriptor = await readJson(store, `${folder}/release.json`);
        const { shared } = await readJson(store, `${folder}/mf-manifest.json`);
        return { release, pairing: { descriptor, wants: shared, offer } };
      } catch (error) {
        return { release, unreadable: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/**
 * Checks a host against every live release and every canary. All reasons are reported at once, each with its
 * release.
 *
 * @param {readonly LivePairing[]} pairings
 * @param {readonly import("./candidate.mjs").PairingCheck[]} checks
 * @returns {readonly GateViolation[]}
 */
export function violationsOfHost(pairings, checks) {
  return pairings.flatMap((live) => {
    if ("unreadable" in live)
      return [
        {
          reason: `${live.release} is live and cannot be read: ${live.unreadable}`,
          remedy: "release it again, or roll it back",
        },
      ];
    return checks
      .flatMap((check) => check(live.pairing))
      .map(({ reason, remedy, hostRemedy = remedy }) => ({
        reason: `${live.release}: ${reason}`,
        remedy: hostRemedy,
      }));
  });
}
