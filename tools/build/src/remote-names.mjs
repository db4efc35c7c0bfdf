import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./base-config.mjs";

/** The remotes: the folders of the workspace that have a manifest. */
export const remoteNames = readdirSync(root).filter(
  (name) => name.startsWith("mf-") && existsSync(path.join(root, name, "remote.ts")),
);
