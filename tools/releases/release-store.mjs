import path from "node:path";
import { isBucket, openReleases as open } from "@stays/releases";
import { isRepository, workFolder } from "../steps/root.mjs";

// Outside the repository the folder is that of the remote, whose sources decide its version.
const named = process.env.RELEASES || (isRepository ? "releases" : ".data/releases");

/** Whether the store belongs to the working copy only. */
export const isWorkingCopyStore = !process.env.RELEASES;

/** Location of the store: `RELEASES`, else a folder of the working copy. */
export const location = isBucket(named) ? named : path.resolve(workFolder, named);

/** Opens the release store of the commands. */
export const openReleases = () => open(location);
