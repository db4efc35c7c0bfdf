import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { capture } from "./command.mjs";
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
    const files = isFile ? [at] : ((await trackedFiles(at)) ?? sourceFiles(at));
    for (const file of files.filter((one) => !/\.test\.tsx?$/.test(one)).sort()) {
      const content = await readFile(path.join(root, file)).catch((error) => {
        // Removed, and not yet committed.
        if (error.code === "ENOENT") return null;
        throw error;
      });
      // The name within the folder: a copy elsewhere has the same version.
      if (content)
        hash
          .update(`${path.posix.relative(at, file)}\0`)
          .update(content)
          .update("\0");
    }
  }
  return hash.digest("hex");
}

/** Files that a build can import. */
const IMPORTED = /^(?:.*\/)?[^./][^/]*\.(?:tsx?|[cm]?js|json|css|svg|png|woff2|template)$/;

/**
 * The files of a folder that git tracks, and new ones that a build can import. Those of editors and notes change no
 * version.
 *
 * @param {string} folder from the root
 * @returns {Promise<readonly string[] | null>} null when git tracks nothing there
 */
async function trackedFiles(folder) {
  const cwd = path.join(root, folder);
  const list = async (/** @type {readonly string[]} */ ...options) => {
    const { isOk, output } = await capture("git", ["ls-files", "-z", ...options], { cwd });
    return isOk ? output.split("\0").filter((file) => file !== "") : [];
  };
  const tracked = await list();
  if (tracked.length === 0) return null;
  const added = (await list("--others", "--exclude-standard")).filter((file) => IMPORTED.test(file));
  return [...tracked, ...added].map((file) => path.posix.join(folder, file));
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
