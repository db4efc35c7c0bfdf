import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readManifest } from "./requirements.mjs";
import { root } from "./root.mjs";

const MAX_BYTES = 64 * 1_048_576;

/**
 * Runs the pinned pnpm and returns its output.
 *
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export async function pnpm(...args) {
  const { stdout } = await promisify(execFile)("npx", ["--yes", readManifest().packageManager, ...args], {
    cwd: root,
    maxBuffer: MAX_BYTES,
  });
  return stdout;
}
