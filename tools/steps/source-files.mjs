import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** Folders of installed, built or test-generated files. */
const MADE = new Set([
  ".git",
  ".cache",
  ".data",
  "node_modules",
  "dist",
  "releases",
  "coverage",
  "test-results",
  "playwright-report",
]);

/**
 * Files of the working copy, tracked or not. It does not use git, because a copy need not be a repository.
 *
 * @param {string} [folder] from the root
 * @returns {string[]} paths from the root, with slashes
 */
export function sourceFiles(folder = "") {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // `releases` is the store at the root, but a source folder below shared/ and tools/.
    const isMade = MADE.has(entry.name) && (entry.name !== "releases" || folder === "");
    if (entry.isDirectory()) return isMade ? [] : sourceFiles(file);
    return entry.isFile() ? [file] : [];
  });
}
