import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "./error-code.js";
import { withLock } from "./lock-file.js";
import { REGISTRY_FILE } from "./registry.js";
import { isStorePath } from "./store-path.js";

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value | null>} null when there is no such file or folder
 */
async function orNull(promise) {
  try {
    return await promise;
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes(String(codeOf(error)))) return null;
    throw error;
  }
}

/**
 * Releases in a folder of this machine.
 *
 * @param {string} folder
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openFolderReleases(folder) {
  const registry = path.join(folder, REGISTRY_FILE);
  return {
    async read(file) {
      if (!isStorePath(file)) return null;
      const content = await orNull(readFile(path.join(folder, file)));
      return content && new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
    },
    async list(name) {
      return isStorePath(name) ? ((await orNull(readdir(path.join(folder, name)))) ?? []) : [];
    },
    async compareAndSet(expected, next) {
      await mkdir(folder, { recursive: true });
      return withLock(`${registry}.lock`, async () => {
        const current = await orNull(readFile(registry, "utf8"));
        if (current !== expected) return false;
        const draft = `${registry}.${process.pid}.tmp`;
        await writeFile(draft, next);
        await rename(draft, registry);
        return true;
      });
    },
  };
}
