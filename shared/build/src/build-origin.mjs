import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * What a build was made of, and when.
 *
 * @typedef {object} BuildOrigin
 * @property {string} builtAt ISO 8601
 * @property {string} [commit] that the sources were checked out at; missing where git knows none
 * @property {boolean} [isDirty] true when files of the working copy differed from that commit
 */

/**
 * The commit of a folder of sources, for who reads the release later.
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
