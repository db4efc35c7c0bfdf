import { assertWhole, readRegistry } from "@stays/releases";
import { location, openReleases } from "./release-store.mjs";

/** @import { Finding } from "../support/diagnose.mjs" */

/** @param {string} name @param {Promise<string>} found @returns {Promise<Finding>} */
const finding = (name, found) =>
  found.then(
    (text) => ({ name, state: "ok", text }),
    (error) => ({ name, state: "missing", text: error.message }),
  );

/**
 * What the release store lacks of what it says is live: its registry, and every file of the live releases, canaries and
 * last good releases.
 *
 * @returns {Promise<readonly Finding[]>}
 */
export async function storeFindings() {
  const store = await openReleases();
  const opened = readRegistry(store);
  const registry = await finding(
    "registry",
    opened.then(({ number }) =>
      number === 0 ? `nothing is released in ${location}` : `number ${number} in ${location}`,
    ),
  );
  const { remotes } = await opened.then(
    (state) => state.registry,
    () => ({ remotes: {} }),
  );
  const releases = Object.entries(remotes).flatMap(([name, entry]) =>
    [entry, entry.canary, entry.previous?.[0]].flatMap((release) => (release ? [{ name, ...release }] : [])),
  );
  const checked = releases.map(({ name, version, hash }) =>
    finding(
      `${name} ${version}`,
      assertWhole(store, name, version, hash).then(() => "whole"),
    ),
  );
  return [registry, ...(await Promise.all(checked))];
}
