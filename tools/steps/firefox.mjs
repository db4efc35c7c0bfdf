import { existsSync } from "node:fs";
import { findProgram, installDebianPackages } from "./debian-packages.mjs";
import { ToolError } from "./step.mjs";

const names = ["firefox-esr", "firefox"];

/**
 * Finds a Firefox for the tests, and installs Debian's where possible.
 *
 * @returns {Promise<string | null>} path of its program; null = there is none and none can be installed
 * @throws ToolError when `FIREFOX_PATH` names no file
 */
export async function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named))
    throw new ToolError(`FIREFOX_PATH is ${named}, but there is no such file.`);
  if (named) return named;
  if (!findProgram(names)) await installDebianPackages(["firefox-esr"]);
  return findProgram(names);
}
