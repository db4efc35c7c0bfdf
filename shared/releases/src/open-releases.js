import { openFolderReleases } from "./folder-release-store.js";

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/**
 * Whether a release store is in an object store; otherwise it is in a folder.
 *
 * @param {string} location
 */
export const isBucket = (location) => BUCKET.test(location);

/**
 * Opens the release store that `RELEASES` names.
 *
 * @param {string} location a folder, or `s3://bucket/prefix`
 * @returns {Promise<import("./release-store.js").ReleaseStore>}
 */
export async function openReleases(location) {
  const [, bucket, folder] = BUCKET.exec(location) ?? [];
  if (bucket === undefined) return openFolderReleases(location);
  // Loaded only on use: the client of an object store is larger than the rest of the server.
  const { openS3Releases } = await import("./s3-release-store.js");
  return openS3Releases(bucket, folder ? `${folder}/` : "");
}
