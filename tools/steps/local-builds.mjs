import path from "node:path";
import { root } from "./root.mjs";

/** Where a working copy keeps the builds of its remotes. They are shown where nothing is released, and never released. */
export const localBuilds = path.join(root, ".data/builds");
