import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../../support/command.mjs";
import { root } from "../../support/root.mjs";
import { ToolError } from "../../support/step.mjs";

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function runIn(cwd, command, args) {
  const { isOk, output } = await capture(command, args, { cwd });
  if (!isOk) throw new ToolError(`${command} ${args.join(" ")}: ${output.trim()}`);
  return output.trim();
}

/**
 * Builds the last tagged version of the site in a folder of its own: in one under `node_modules` its sources would be taken
 * for those of a library, and not compiled.
 *
 * @returns {Promise<string>} the folder, which the caller removes
 * @throws {ToolError} when there is no tag, or it cannot be built
 */
export async function buildTagged() {
  const tag = await runIn(root, "git", ["describe", "--tags", "--abbrev=0", "HEAD"]);
  const folder = await mkdtemp(path.join(tmpdir(), "stays-bench-"));
  try {
    await runIn(root, "git", ["clone", "--quiet", "--branch", tag, root, folder]);
    await runIn(folder, "npm", ["run", "build"]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
