import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ReleaseRefused } from "./registry-document.js";
import { releaseHash } from "./release-seal.js";
import { RELEASE_FILE, releaseFolder } from "./store-path.js";

/** @import { ReleaseReader } from "./release-store.js" */

/** Files are read at once. */
const AT_ONCE = 16;

/** Compressed copies that browsers may get in place of a file. */
const COPIES = { ".br": brotliDecompressSync, ".gz": gunzipSync };

/** @param {Uint8Array} content @returns {Partial<import("./store-path.js").ReleaseDescriptor> | null} null = no descriptor */
export function parseDescriptor(content) {
  try {
    const value = JSON.parse(new TextDecoder().decode(content));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {(content: Uint8Array) => Uint8Array} unpack
 * @param {Uint8Array} content
 * @returns {string | null} null when it cannot be unpacked
 */
function hashUnpacked(unpack, content) {
  try {
    return releaseHash(unpack(content));
  } catch {
    return null;
  }
}

/**
 * Why a file of a release is not the one that was built, with its compressed copies.
 *
 * @param {(file: string) => Promise<Uint8Array | null>} read of the release's folder
 * @param {string} file
 * @param {string} hash
 * @returns {Promise<readonly { file: string, reason: string }[]>}
 */
async function faultsOfFile(read, file, hash) {
  const content = await read(file);
  const faults = [];
  if (!content) faults.push({ file, reason: "is missing" });
  else if (releaseHash(content) !== hash) faults.push({ file, reason: "is not the file that was built" });
  for (const [end, unpack] of Object.entries(COPIES)) {
    const copy = await read(file + end);
    if (copy && hashUnpacked(unpack, copy) !== hash)
      faults.push({ file: file + end, reason: `is no copy of ${file}` });
  }
  return faults;
}

/**
 * What keeps a release from being whole: its descriptor is the last file to be written, and names every other one by its
 * hash.
 *
 * @param {(file: string) => Promise<Uint8Array | null>} read of the release's folder
 * @returns {Promise<readonly { file: string, reason: string }[]>} empty = it is whole
 */
export async function faultsOfRelease(read) {
  const content = await read(RELEASE_FILE);
  if (!content) return [{ file: RELEASE_FILE, reason: "is missing" }];
  const descriptor = parseDescriptor(content);
  if (!descriptor) return [{ file: RELEASE_FILE, reason: "is not whole JSON" }];
  const files = Object.entries(descriptor.integrity ?? {});
  const faults = [];
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE);
    faults.push(...(await Promise.all(some.map(([file, hash]) => faultsOfFile(read, file, hash)))).flat());
  }
  return faults;
}

/** Faults that a message names. */
const NAMED = 3;

/**
 * Checks that visitors would get every file of a release.
 *
 * @param {Pick<ReleaseReader, "read">} store
 * @param {string} name
 * @param {string} version
 * @param {string} [pinned] hash of its descriptor in the registry
 * @returns {Promise<string>} the hash of its descriptor
 * @throws {ReleaseRefused} that names what is missing or changed
 */
export async function assertWhole(store, name, version, pinned) {
  const folder = releaseFolder(name, version);
  const read = (/** @type {string} */ file) => store.read(`${folder}/${file}`);
  const faults = [...(await faultsOfRelease(read))];
  const content = await read(RELEASE_FILE);
  const hash = content ? releaseHash(content) : "";
  if (faults.length === 0 && pinned !== undefined && hash !== pinned)
    faults.push({ file: RELEASE_FILE, reason: "is not the one that was live before" });
  if (faults.length === 0) return hash;
  const list = faults.slice(0, NAMED).map(({ file, reason }) => `${file} ${reason}`);
  const more = faults.length > NAMED ? `, and ${faults.length - NAMED} more` : "";
  throw new ReleaseRefused(
    `${name} ${version} is not whole in the release store: ${list.join(", ")}${more}. Restore these files, or release the same sources again, which completes it.`,
  );
}
