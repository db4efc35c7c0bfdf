/** @import { S3Objects, StoredObject } from "./s3-objects.js" */

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => Buffer.compare(one, other) === 0;

/**
 * Replaces an object if it still is what was read. A write whose answer was lost is repeated by the client and then
 * meets itself, so a refused one is looked after: what is there now tells who was first.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {StoredObject | null} current what was read; null = there was none
 * @param {Uint8Array} next
 * @returns {Promise<boolean>} false when somebody was faster
 */
export async function replaceObject(objects, key, current, next) {
  if (await objects.put(key, next, current?.etag ?? null)) return true;
  const found = await objects.get(key);
  if (found && isSame(found.content, next)) return true;
  if (!current || found?.etag !== current.etag) return false;
  // Nobody was faster. Ceph 16 compares etags without the quotes that belong to them.
  return objects.put(key, next, current.etag.replaceAll('"', ""));
}
