import path from "node:path";
import { isBucket, openReleases as open } from "@stays/releases";
import { root } from "../steps/root.mjs";

const named = process.env.RELEASES || "releases";

/** Whether the releases are those of the working copy, and nobody else's. */
export const isWorkingCopyStore = !process.env.RELEASES;

/** Where the releases are: what `RELEASES` names, or `releases/` of the working copy. */
const place = isBucket(named) ? named : path.resolve(root, named);

/** The release store that the commands work on. */
export const openReleases = () => open(place);
