import path from "node:path";
import { isBucket, openReleases as open } from "@stays/releases";
import { root } from "../steps/root.mjs";

const named = process.env.RELEASES || "releases";

/** Whether the store belongs to the working copy only. */
export const isWorkingCopyStore = !process.env.RELEASES;

/** Location of the store: `RELEASES`, else `releases/` of the working copy. */
const location = isBucket(named) ? named : path.resolve(root, named);

/** Opens the release store of the commands. */
export const openReleases = () => open(location);
