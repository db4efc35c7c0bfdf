import { openS3Objects } from "./s3-objects.js";
import { publishToS3, removeFromS3, writeOnce } from "./s3-publish.js";
import { checkedPath, isStorePath } from "./store-path.js";

/**
 * Opens a release store in a bucket of any S3-compatible store with conditional writes. The layout is the
 * same as in a folder. Every file is written once, under `If-None-Match`.
 *
 * @param {string} bucket
 * @param {string} [prefix] empty, or ending in `/`
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openS3Releases(bucket, prefix = "") {
  const objects = openS3Objects(bucket, prefix);
  return {
    read: async (file) => (isStorePath(file) ? objects.get(file) : null),
    list: async (folder) => (isStorePath(folder) ? objects.list(folder) : []),
    create: async (file, text) => writeOnce(objects, checkedPath(file), Buffer.from(text)),
    publish: (name, version, built) => publishToS3(objects, name, version, built),
    remove: (folder, name) => removeFromS3(objects, folder, name),
  };
}
