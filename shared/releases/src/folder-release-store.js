import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { openFolder, orNull } from "./folder-files.js";
import { withLock } from "./lock-file.js";
import { REGISTRY_FILE } from "./registry.js";

/**
 * Releases in a folder of this machine.
 *
 * @param {string} folder
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openFolderReleases(folder) {
  const registry = path.join(folder, REGISTRY_FILE);
  return {
    ...openFolder(folder),
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
