import { storedOffer } from "../live-offer.mjs";
import { pairingChecks } from "./gate.mjs";
import { livePairings, violationsOfHost } from "./live-pairings.mjs";

/**
 * Checks a host of the store against what is live now: remotes may have been released since its gate.
 *
 * @param {import("../../../shared/releases/src/release-store.js").ReleaseReader} store
 * @param {string} version
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>}
 */
export async function misfitsOfHost(store, version) {
  const offer = await storedOffer(store, version);
  return offer ? violationsOfHost(await livePairings(store, offer), pairingChecks) : [];
}
