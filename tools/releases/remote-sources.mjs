import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { sourceVersion } from "../steps/source-version.mjs";
import { ToolError } from "../steps/step.mjs";

/**
 * The folder of a remote's sources, and the version that they are released as.
 *
 * @param {string} name
 * @param {string | undefined} from the folder, when outside the workspace
 * @returns {Promise<{ sources: string, version: string }>}
 * @throws ToolError when the folder has no manifest
 */
export async function remoteSources(name, from) {
  const sources = path.resolve(from ?? path.join(root, name));
  if (!existsSync(path.join(sources, "remote.ts")))
    throw new ToolError(`✗ ${sources} has no remote.ts: it is not the folder of a remote.`);
  return { sources, version: await sourceVersion(path.relative(root, sources)) };
}
