import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readRegistry } from "@stays/releases";
import { localBuilds } from "../steps/local-builds.mjs";
import { isWorkingCopyStore } from "./release-store.mjs";

/**
 * Before the first release of a remote in the working copy's own store, adopts its local build as the release
 * before. `npm start` has shown that build until now, so the first release can be rolled back. Other stores
 * never showed the build and are not changed.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 */
export async function adoptBuild(store, name) {
  if (!isWorkingCopyStore || (await readRegistry(store)).registry.remotes[name]) return;
  const built = (await readRegistry(openFolderReleases(localBuilds))).registry.remotes[name];
  if (!built) return;
  await store.publish(name, built.version, path.join(localBuilds, name, built.version));
  const order = { by: "npm run build", action: "build", remote: name };
  await changeRegistry(store, order, (registry, act) =>
    registry.remotes[name] ? null : goLive(registry, name, built.version, act),
  );
}
