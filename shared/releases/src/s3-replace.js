/** @import { S3Objects, StoredObject } from "./s3-objects.js" */

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => Buffer.compare(one, other) === 0;

/**
 * Replaces an object if its content has not changed since it was read. The S3 client repeats a write whose
 * answer was lost, and the repetition then fails on its own first attempt. After a failed write the current
 * content shows which process was first.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {StoredObject | null} current the content as read; null = there was none
 * @param {Uint8Array} next
 * @returns {Promise<boolean>} false when another process was faster
 */
export async function replaceObject(objects, key, current, next) {
  if (await objects.put(key, next, current?.etag ?? null)) return true;
  const found = await objects.get(key);
  if (found && isSame(found.content, next)) return true;
  if (!current || found?.etag !== current.etag) return false;
  // No other process was faster. Ceph 16 compares etags without their quotes.
  return objects.put(key, next, current.etag.replaceAll('"', ""));
}
