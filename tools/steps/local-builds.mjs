import path from "node:path";
import { workFolder } from "./root.mjs";

/**
 * Folder of the remotes' local builds. A local build is shown where nothing is released, and is never live.
 */
export const localBuilds = path.join(workFolder, ".data/builds");
