import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { openS3Objects } from "./s3-objects.js";
import { checkedPath, isStorePath, RELEASE_FILE, releaseFolder } from "./store-path.js";

/** @import { S3Objects } from "./s3-objects.js" */

/** Parallel uploads. */
const AT_ONCE = 16;

/** @param {string} built @returns {Promise<readonly string[]>} its files, with `/` between their names */
async function readFiles(built) {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

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
  if (await objects.get(`${prefix}/${RELEASE_FILE}`)) return false;
  const files = (await readFiles(built)).filter((file) => file !== RELEASE_FILE);
  const upload = async (/** @type {string} */ file) => {
    const key = `${prefix}/${file}`;
    if (await writeOnce(objects, key, await readFile(path.join(built, file)))) return;
    throw new Error(`${key} is there with another content, of an unfinished release: remove its folder.`);
  };
  for (let start = 0; start < files.length; start += AT_ONCE)
    await Promise.all(files.slice(start, start + AT_ONCE).map(upload));
  const descriptor = await readFile(path.join(built, RELEASE_FILE));
  return (await createObject(objects, `${prefix}/${RELEASE_FILE}`, descriptor)) === null;
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
