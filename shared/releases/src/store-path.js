/** What a release says of itself; the last of its files to arrive. */
export const RELEASE_FILE = "release.json";

const SEGMENT = /^[\w@+~-][\w@+~.-]*$/;

/**
 * Whether a path stays inside the store: plain names only, so neither `..` nor a hidden file nor a drive can occur.
 *
 * @param {string} file with `/` between its names
 */
export function isStorePath(file) {
  return file.split("/").every((name) => SEGMENT.test(name));
}

/**
 * The folder of a release.
 *
 * @param {string} name
 * @param {string} version
 * @throws when it would not be a folder of the store
 */
export function releaseFolder(name, version) {
  const folder = `${name}/${version}`;
  if (!isStorePath(folder) || folder.split("/").length !== 2)
    throw new Error(`${folder} cannot be the folder of a release.`);
  return folder;
}
