import path from "node:path";
import { isRepository, root, workFolder } from "./root.mjs";

/**
 * Folder of the remotes' local builds. A local build is shown where nothing is released, and is never live.
 */
export const localBuilds = path.join(workFolder, ".data/builds");

/**
 * Folder of a build of every remote, for those that are not released. A team outside the repository has them in its
 * package, and in `localBuilds` only after the emulator has run.
 */
export const allBuilds = isRepository ? localBuilds : path.join(root, "builds");
