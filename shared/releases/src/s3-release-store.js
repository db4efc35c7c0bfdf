import { readFile } from "node:fs/promises";
import path from "node:path";
import { completeRelease, listBuilt } from "./complete-release.js";
import { openS3Objects } from "./s3-objects.js";
import { checkedPath, isStorePath, RELEASE_FILE, releaseFolder } from "./store-path.js";
import { parseDescriptor } from "./whole-release.js";

/** @import { S3Objects } from "./s3-objects.js" */

/** Parallel uploads. */
const AT_ONCE = 16;

const ATTEMPTS = 5;

/**
 * Creates an object, if there is none. A failed write says nothing, as it may have arrived: the object is then read.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {Uint8Array} content
 * @returns {Promise<Uint8Array | null>} the object that was there, perhaps by this write; null when it was created
 */
async function createObject(objects, key, content) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await objects.create(key, content)) return null;
    const found = await objects.get(key);
    if (found) return found;
  }
  throw new Error(`${key} cannot be written: the object store refused it ${ATTEMPTS} times. Try again.`);
}

/**
 * Writes a file that never changes.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {Uint8Array} content
 * @returns {Promise<boolean>} false when the file has another content
 */
async function writeOnce(objects, key, content) {
  const found = await createObject(objects, key, content);
  return found === null || Buffer.compare(found, content) === 0;
}

/**
 * Removes a release, `release.json` first: without that file there is no release. Also removes another file or folder.
 *
 * @param {S3Objects} objects
 * @param {string} folder
 * @param {string} name
 */
async function removeFromS3(objects, folder, name) {
  const prefix = releaseFolder(folder, name);
  await objects.remove(`${prefix}/${RELEASE_FILE}`);
  await objects.remove(prefix);
  for (const key of await objects.keys(prefix)) await objects.remove(key);
}

/**
 * Uploads a built release, `release.json` last. A release exists once it has that file, so no process reads
 * half a release.
 *
 * @param {S3Objects} objects
 * @param {string} name
 * @param {string} version
 * @param {string} built
 * @returns {Promise<boolean>} false when that version is there already
 */
async function publishToS3(objects, name, version, built) {
  const prefix = releaseFolder(name, version);
  const replace = async (/** @type {string} */ file, /** @type {Uint8Array} */ content) => {
    const key = `${prefix}/${file}`;
    if (await writeOnce(objects, key, content)) return;
    await objects.remove(key);
    if (!(await writeOnce(objects, key, content)))
      throw new Error(`${key} is being written by somebody else with another content. Try again.`);
  };
  const read = (/** @type {string} */ file) => objects.get(`${prefix}/${file}`);
  if (await completeRelease({ folder: prefix, read, replace }, built)) return false;
  const files = (await listBuilt(built)).filter((file) => file !== RELEASE_FILE);
  // What an interrupted upload has left is no release, so nobody has used it.
  const upload = async (/** @type {string} */ file) => replace(file, await readFile(path.join(built, file)));
  for (let start = 0; start < files.length; start += AT_ONCE)
    await Promise.all(files.slice(start, start + AT_ONCE).map(upload));
  const descriptor = await readFile(path.join(built, RELEASE_FILE));
  const found = await createObject(objects, `${prefix}/${RELEASE_FILE}`, descriptor);
  if (found && !parseDescriptor(found)) await replace(RELEASE_FILE, descriptor);
  return found === null;
}

/**
 * Opens a release store in a bucket of any S3-compatible store with conditional writes. The layout is the
 * same as in a folder. Every file is written once, under `If-None-Match`.
 *
 * @param {string} bucket
 * @param {string} prefix empty, or ending in `/`
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openS3Releases(bucket, prefix) {
  const objects = openS3Objects(bucket, prefix);
  return {
    read: async (file) => (isStorePath(file) ? objects.get(file) : null),
    list: async (folder) => (isStorePath(folder) ? objects.list(folder) : []),
    create: async (file, text) => writeOnce(objects, checkedPath(file), Buffer.from(text)),
    publish: (name, version, built) => publishToS3(objects, name, version, built),
    remove: (folder, name) => removeFromS3(objects, folder, name),
  };
}
