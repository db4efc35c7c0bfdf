import { isStorePath } from "./store-path.js";

/** Folder of the store in which servers share how the pages of running canaries perform. */
export const CANARY_FOLDER = "canaries";

/**
 * The folder of a canary in `canaries/`. Each server process has one file in it.
 *
 * @param {string} remote
 * @param {string} version
 */
export const canaryFolder = (remote, version) => `${remote}~${version}`;

/**
 * The folders of canaries that have ended: servers that were killed leave them.
 *
 * @param {import("./registry-document.js").Registry} registry
 * @param {readonly string[]} folders in `canaries/`
 */
export function endedCanaries({ remotes }, folders) {
  const running = Object.entries(remotes).flatMap(([name, { canary }]) =>
    canary ? [canaryFolder(name, canary.version)] : [],
  );
  return folders.filter((folder) => isStorePath(folder) && !running.includes(folder));
}
