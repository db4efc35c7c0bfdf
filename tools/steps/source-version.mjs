import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readJson } from "./read-json.mjs";
import { isRepository, root } from "./root.mjs";

/**
 * Sources of every app besides its own folder. The lockfile of a remote outside the repository is in its folder and pins
 * the packages; the emulator's package.json has the version of the host.
 */
const COMMON = isRepository ? ["shared", "tools/build", "package.json", "pnpm-lock.yaml"] : ["package.json"];

/** A hash of the sources of every app besides its own folder. */
export const commonFingerprint = () => fingerprint(COMMON);

/**
 * A hash of the content of these files, without tests.
 *
 * @param {readonly string[]} paths files and folders, from the root
 */
export async function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const at of paths) {
    const isFile = (await stat(path.join(root, at))).isFile();
    const files = isFile ? [at] : sourceFiles(at).filter((file) => !/\.test\.tsx?$/.test(file));
    for (const file of files.sort())
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

/**
 * The version of a release from the working copy: the package's version and a fingerprint of the sources.
 * Equal sources have equal versions, so the content of a version never changes.
 *
 * @param {string} app its folder, from the root
 * @param {Promise<string>} [common] fingerprint of the common sources, for who needs the versions of several apps
 */
export async function sourceVersion(app, common = commonFingerprint()) {
  const { version } = readJson(path.join(root, app, "package.json"));
  const fingerprints = await Promise.all([fingerprint([app]), common]);
  return `${version}-${createHash("sha256").update(fingerprints.join()).digest("hex").slice(0, 10)}`;
}

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
