import { cp, link, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { completeRelease } from "./complete-release.js";
import { readErrorCode } from "./error-code.js";
import { openFolder, orNull } from "./folder-files.js";
import { makeAllReadable, makeReadable } from "./make-readable.js";
import { ReleaseRefused } from "./registry-document.js";
import { checkedPath, RELEASE_FILE, releaseFolder } from "./store-path.js";
import { parseDescriptor } from "./whole-release.js";

/** A name beside a file or folder, for a draft of it. It is hidden, so that nobody reads or lists it as a release. @param {string} target */
const nameDraft = (target) =>
  path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.${crypto.randomUUID()}`);

/** Writes the content of a file or folder to disk. @param {string} file */
async function flush(file) {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step. @param {string} file @param {Uint8Array} content */
async function replaceFile(file, content) {
  const draft = nameDraft(file);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content, { flag: "wx", flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether a folder is that of a release. @param {string} folder */
async function hasDescriptor(folder) {
  const content = await orNull(readFile(path.join(folder, RELEASE_FILE)));
  return content !== null && parseDescriptor(content) !== null;
}

/** Errors of `link` on file systems without hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/** @param {unknown} error */
const isThere = (error) => ["ENOTEMPTY", "EEXIST"].includes(String(readErrorCode(error)));

/**
 * Opens a release store in a folder of this machine. Files and folders are written beside their place and moved there
 * in one step, so that nobody reads half of one.
 *
 * @param {string} folder
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openFolderReleases(folder) {
  /** Creates the folder of a file in the store. @param {string} file @returns the path of the file */
  async function prepare(file) {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    const first = (await mkdir(parent, { recursive: true })) ?? folder;
    // From the store, or from a folder above it that was created now.
    for (let one = parent; one.startsWith(first) || one.startsWith(folder); one = path.dirname(one))
      await makeReadable(one);
    return target;
  }
  const files = openFolder(folder);
  return {
    ...files,
    async create(file, text) {
      const target = await prepare(checkedPath(file));
      const draft = nameDraft(target);
      try {
        await writeFile(draft, text, { flag: "wx", flush: true });
        await makeReadable(draft);
        // Fails if the file exists, unlike a rename.
        await link(draft, target);
        await flush(path.dirname(target));
        return true;
      } catch (error) {
        if (isThere(error)) return false;
        if (NO_LINKS.includes(String(readErrorCode(error))))
          throw new ReleaseRefused(
            `${folder} allows no hard links, which the registry needs. Use another disk.`,
          );
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async publish(name, version, built) {
      const release = releaseFolder(name, version);
      const target = await prepare(release);
      const [draft, aside] = [nameDraft(target), nameDraft(target)];
      try {
        const known = {
          folder: release,
          read: (/** @type {string} */ file) => files.read(`${release}/${file}`),
          replace: (/** @type {string} */ file, /** @type {Uint8Array} */ content) =>
            replaceFile(path.join(target, file), content),
        };
        if (await completeRelease(known, built)) {
          // It may have been published or restored under a strict umask.
          await makeAllReadable(target);
          return false;
        }
        await cp(built, draft, { recursive: true });
        await makeAllReadable(draft);
        await rename(draft, target).catch(async (error) => {
          if (!isThere(error) || (await hasDescriptor(target))) throw error;
          // Without its descriptor a folder is what a killed copy has left, and no release.
          await orNull(rename(target, aside));
          // Unless somebody else has just published it.
          await rename((await hasDescriptor(aside)) ? aside : draft, target);
        });
        return true;
      } catch (error) {
        if (!isThere(error)) throw error;
        // Somebody else was faster.
        return false;
      } finally {
        for (const one of [draft, aside]) await rm(one, { recursive: true, force: true });
      }
    },
    async remove(parent, name) {
      const target = path.join(folder, releaseFolder(parent, name));
      const aside = nameDraft(target);
      await orNull(rename(target, aside));
      await rm(aside, { recursive: true, force: true });
    },
  };
}
