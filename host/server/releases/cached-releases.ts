import { LRUCache } from "lru-cache";
import type { ReadFile } from "../http/file-response.ts";

const MEBIBYTE = 1_048_576;

/**
 * Reads files of releases on another machine through a cache. They are immutable, and are read once while there is
 * memory for them. Missing files are not cached: they may still be uploading.
 *
 * @param read reads a file of the remote store
 * @param maxBytes of files to keep in memory
 */
export function readCached(read: ReadFile, maxBytes = 128 * MEBIBYTE): ReadFile {
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  return async (file) => {
    const kept = files.get(file);
    if (kept) return kept;
    const content = await read(file);
    if (content) files.set(file, content);
    return content;
  };
}
