import { rm } from "node:fs/promises";
import path from "node:path";
import { capture } from "../../support/command.mjs";
import { root } from "../../support/root.mjs";
import { ToolError } from "../../support/step.mjs";

/** Folder of the builds that ours is compared with. No product code reads it. */
export const benchFolder = path.join(root, "node_modules/.cache/stays/bench");

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function runIn(cwd, command, args) {
  const { isOk, output } = await capture(command, args, { cwd });
  if (!isOk) throw new ToolError(`${command} ${args.join(" ")}: ${output.trim()}`);
  return output.trim();
}

/**
 * Builds the last tagged version of the site in a folder of its own.
 *
 * @returns {Promise<string>} the folder
 * @throws {ToolError} when there is no tag, or it cannot be built
 */
export async function buildTagged() {
  const tag = await runIn(root, "git", ["describe", "--tags", "--abbrev=0", "HEAD"]);
  const folder = path.join(benchFolder, tag);
  await rm(folder, { recursive: true, force: true });
  await runIn(root, "git", ["clone", "--quiet", "--branch", tag, root, folder]);
  await runIn(folder, "npm", ["run", "build"]);
  return folder;
}
