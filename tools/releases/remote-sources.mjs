import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseVersion, sourcesOf } from "../steps/build-plan.mjs";
import { fingerprintOf } from "../steps/fingerprint.mjs";
import { root } from "../steps/root.mjs";
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
  const { version } = JSON.parse(await readFile(path.join(sources, "package.json"), "utf8"));
  const fingerprint = await fingerprintOf(sourcesOf(path.relative(root, sources)));
  return { sources, version: releaseVersion(version, fingerprint) };
}
