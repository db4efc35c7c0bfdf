import path from "node:path";
import { openFolderReleases } from "@stays/releases";
import { root } from "../steps/root.mjs";

/** The folder of the releases: `RELEASES`, or `releases/` of the working copy. */
export const releasesFolder = path.resolve(root, process.env.RELEASES || "releases");

/** The release store that the commands work on. */
export const openReleases = () => openFolderReleases(releasesFolder);
