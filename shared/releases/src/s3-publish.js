import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { RELEASE_FILE, releaseFolder } from "./store-path.js";

/** @import { S3Objects } from "./s3-objects.js" */

/** Parallel uploads. */
const AT_ONCE = 16;

/** @param {string} built @returns {Promise<readonly string[]>} its files, with `/` between their names */
async function filesOf(built) {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

/**
 * Writes a file that never changes. A file that an interrupted upload left is accepted if it has the same
 * content.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {Uint8Array} content
 * @throws when the object has other content
 */
async function writeOnce(objects, key, content) {
  if (await objects.put(key, content, null)) return;
  const found = await objects.get(key);
  if (!found || Buffer.compare(found.content, content) !== 0)
    throw new Error(
      `${key} is there with another content, of a release that was not finished: remove its folder.`,
    );
}

/**
 * Removes a release, `release.json` first: without that file there is no release.
 *
 * @param {S3Objects} objects
 * @param {string} name
 * @param {string} version
 */
export async function removeFromS3(objects, name, version) {
  const prefix = releaseFolder(name, version);
  await objects.remove(`${prefix}/${RELEASE_FILE}`);
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
export async function publishToS3(objects, name, version, built) {
  const prefix = releaseFolder(name, version);
  if (await objects.get(`${prefix}/${RELEASE_FILE}`)) return false;
  const files = (await filesOf(built)).filter((file) => file !== RELEASE_FILE);
  for (let start = 0; start < files.length; start += AT_ONCE)
    await Promise.all(
      files
        .slice(start, start + AT_ONCE)
        .map(async (file) => writeOnce(objects, `${prefix}/${file}`, await readFile(path.join(built, file)))),
    );
  return objects.put(`${prefix}/${RELEASE_FILE}`, await readFile(path.join(built, RELEASE_FILE)), null);
}
