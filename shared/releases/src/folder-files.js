import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readErrorCode } from "./error-code.js";
import { isStorePath } from "./store-path.js";

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value | null>} null when there is no such file or folder
 */
export async function orNull(promise) {
  try {
    return await promise;
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes(String(readErrorCode(error)))) return null;
    throw error;
  }
}

/**
 * Opens a folder for reading; paths outside it are rejected.
 *
 * @param {string} folder
 * @returns {Pick<import("./release-store.js").ReleaseStore, "read" | "list">}
 */
export function openFolder(folder) {
  return {
    async read(file) {
      if (!isStorePath(file)) return null;
      const content = await orNull(readFile(path.join(folder, file)));
      return content && new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
    },
    async list(name) {
      const names = isStorePath(name) ? await orNull(readdir(path.join(folder, name))) : null;
      // Drafts are hidden.
      return (names ?? []).filter(isStorePath);
    },
  };
}
