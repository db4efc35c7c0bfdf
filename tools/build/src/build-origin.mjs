import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The commit and time of a build.
 *
 * @typedef {object} BuildOrigin
 * @property {string} builtAt ISO 8601
 * @property {string} [commit] commit of the sources; missing outside a git repository
 * @property {boolean} [isDirty] true when the working copy had uncommitted changes
 */

/**
 * Returns the commit of a source folder; the release descriptor records it.
 *
 * @param {string} folder
 * @returns {Promise<BuildOrigin>}
 */
export async function buildOrigin(folder) {
  const builtAt = new Date().toISOString();
  /** @param {readonly string[]} args */
  const git = async (...args) => (await promisify(execFile)("git", args, { cwd: folder })).stdout.trim();
  try {
    const [commit, changes] = await Promise.all([
      git("rev-parse", "HEAD"),
      git("--no-optional-locks", "status", "--porcelain"),
    ]);
    return { builtAt, commit, isDirty: changes !== "" };
  } catch {
    return { builtAt };
  }
}
