import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { AUDIT_FILE } from "./audit.js";
import { openFolder, orNull } from "./folder-files.js";
import { publishToFolder, removeFromFolder } from "./folder-publish.js";
import { withLock } from "./lock-file.js";
import { REGISTRY_FILE } from "./registry.js";
import { checkedPath } from "./store-path.js";
import { writeDurably } from "./write-durably.js";

/**
 * Opens a release store in a folder of this machine.
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
        await writeDurably(registry, next);
        return true;
      });
    },
    publish: (name, version, built) => publishToFolder(folder, name, version, built),
    remove: (name, version) => removeFromFolder(folder, name, version),
    async replace(file, text) {
      const target = path.join(folder, checkedPath(file));
      await mkdir(path.dirname(target), { recursive: true });
      await writeDurably(target, text);
    },
    async appendAudit(line) {
      await mkdir(folder, { recursive: true });
      // One short write in append mode: lines of two processes never mix.
      await appendFile(path.join(folder, AUDIT_FILE), `${line}\n`);
    },
  };
}
