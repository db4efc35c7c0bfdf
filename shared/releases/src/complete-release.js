import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ReleaseRefused } from "./registry-document.js";
import { releaseHash, SIGNATURE_FILE } from "./release-seal.js";
import { RELEASE_FILE } from "./store-path.js";
import { faultsOfRelease, parseDescriptor } from "./whole-release.js";

/**
 * Where the files of one release are.
 *
 * @typedef {object} ReleaseFiles
 * @property {string} folder such as `mf-search/1.0.0`
 * @property {(file: string) => Promise<Uint8Array | null>} read
 * @property {(file: string, content: Uint8Array) => Promise<void>} replace writes a file, whether it is there or not
 */

/** @param {string} built @returns {Promise<readonly string[]>} its files, with `/` between their names */
export async function listBuilt(built) {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** What a descriptor says besides when and from which commit it was built. @param {object} descriptor */
const contentOf = (descriptor) =>
  JSON.stringify({ ...descriptor, builtAt: undefined, commit: undefined, isDirty: undefined });

/**
 * Completes a release that is in the store already: writes what is missing or damaged, as it was built again. A version is
 * its bytes, so other bytes are refused.
 *
 * @param {ReleaseFiles} stored
 * @param {string} built folder of the same version
 * @returns {Promise<boolean>} false when the store has no descriptor of it: it is no release
 * @throws {ReleaseRefused} that names a file with another content
 */
export async function completeRelease({ folder, read, replace }, built) {
  const found = await read(RELEASE_FILE);
  const known = found && parseDescriptor(found);
  if (!known) return false;
  const descriptor = await readFile(path.join(built, RELEASE_FILE));
  const own = parseDescriptor(descriptor) ?? {};
  const [before, now] = [known.integrity ?? {}, own.integrity ?? {}];
  for (const file of Object.keys({ ...before, ...now })) {
    const content = before[file] === now[file] ? null : await read(file);
    // Where the file is as built, the descriptor is wrong.
    if (content && releaseHash(content) !== now[file])
      throw new ReleaseRefused(
        `${folder} is in the release store with another ${file}. A version is its bytes, but this build of the same sources differs. Change a source file, which gives a new version, or release from the machine that built it first.`,
      );
  }
  const readOwn = (/** @type {string} */ file) => (file === RELEASE_FILE ? descriptor : read(file));
  for (const { file } of await faultsOfRelease(async (file) => readOwn(file)))
    await replace(file, await readFile(path.join(built, file)));
  if (contentOf(known) !== contentOf(own))
    for (const file of (await listBuilt(built)).filter((one) => [SIGNATURE_FILE, RELEASE_FILE].includes(one)))
      await replace(file, await readFile(path.join(built, file)));
  return true;
}
