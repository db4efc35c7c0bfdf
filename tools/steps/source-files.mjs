import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** Folders of what is installed, built or made by a test. */
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
 * Files of the working copy, whether git knows them or not: a copy of it need not be a repository.
 *
 * @param {string} [folder] from the root
 * @returns {string[]} paths from the root, with slashes
 */
export function sourceFiles(folder = "") {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // `releases` is a folder of sources below shared/ and tools/, and the store at the root.
    const isMade = MADE.has(entry.name) && (entry.name !== "releases" || folder === "");
    if (entry.isDirectory()) return isMade ? [] : sourceFiles(file);
    return entry.isFile() ? [file] : [];
  });
}
