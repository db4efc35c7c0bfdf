import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "./error-code.js";
import { orNull } from "./folder-files.js";
import { releaseFolder } from "./store-path.js";

/**
 * Removes a release. A rename moves it aside atomically, so that no process reads half of it.
 *
 * @param {string} folder of the store
 * @param {string} name
 * @param {string} version
 */
export async function removeFromFolder(folder, name, version) {
  const aside = path.join(folder, name, `.${version}.${process.pid}.${crypto.randomUUID()}`);
  await orNull(rename(path.join(folder, releaseFolder(name, version)), aside));
  await rm(aside, { recursive: true, force: true });
}

/**
 * Publishes a built release to a folder: copies it to a draft folder and renames that into its final path.
 * The rename is atomic, so no process reads half a release. An existing release is never changed.
 *
 * @param {string} folder of the store
 * @param {string} name
 * @param {string} version
 * @param {string} built
 * @returns {Promise<boolean>} false when that version is there already
 */
export async function publishToFolder(folder, name, version, built) {
  const target = path.join(folder, releaseFolder(name, version));
  const draft = path.join(folder, name, `.${version}.${process.pid}.${crypto.randomUUID()}`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await cp(built, draft, { recursive: true });
    await rename(draft, target);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST"].includes(String(codeOf(error)))) return false;
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
