import { setTimeout as wait } from "node:timers/promises";
import { AUDIT_FILE } from "./audit.js";
import { REGISTRY_FILE } from "./registry.js";
import { openS3Objects } from "./s3-objects.js";
import { publishToS3, removeFromS3 } from "./s3-publish.js";
import { replaceObject } from "./s3-replace.js";
import { checkedPath, isStorePath } from "./store-path.js";

/** @import { S3Objects } from "./s3-objects.js" */

const ATTEMPTS = 60;
const MAX_PAUSE_MS = 40;

/**
 * Appends a line to an object. S3 cannot append, so the whole object is replaced; this is repeated while
 * other processes are faster.
 *
 * @param {S3Objects} objects
 * @param {string} key
 * @param {string} line
 */
async function appendLine(objects, key, line) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = await objects.get(key);
    const next = Buffer.concat([current?.content ?? Buffer.alloc(0), Buffer.from(`${line}\n`)]);
    if (await replaceObject(objects, key, current, next)) return;
    await wait(Math.random() * MAX_PAUSE_MS);
  }
  throw new Error(`${key} was changed by others ${ATTEMPTS} times in a row; try again.`);
}

/**
 * Opens a release store in a bucket of any S3-compatible store with conditional writes. The layout is the
 * same as in a folder. The registry is replaced under `If-Match`; every other file is written once, under
 * `If-None-Match`.
 *
 * @param {string} bucket
 * @param {string} [prefix] empty, or ending in `/`
 * @returns {import("./release-store.js").ReleaseStore}
 */
export function openS3Releases(bucket, prefix = "") {
  const objects = openS3Objects(bucket, prefix);
  return {
    read: async (file) => (isStorePath(file) ? ((await objects.get(file))?.content ?? null) : null),
    list: async (folder) => (isStorePath(folder) ? objects.list(folder) : []),
    async compareAndSet(expected, next) {
      const current = await objects.get(REGISTRY_FILE);
      const text = current && new TextDecoder().decode(current.content);
      return text === expected && replaceObject(objects, REGISTRY_FILE, current, Buffer.from(next));
    },
    publish: (name, version, built) => publishToS3(objects, name, version, built),
    remove: (name, version) => removeFromS3(objects, name, version),
    replace: async (file, text) => objects.replace(checkedPath(file), Buffer.from(text)),
    appendAudit: (line) => appendLine(objects, AUDIT_FILE, line),
  };
}
