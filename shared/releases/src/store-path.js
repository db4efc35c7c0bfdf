/** The descriptor of a release; it is the last file to be uploaded. */
export const RELEASE_FILE = "release.json";

const SEGMENT = /^[\w@+~-][\w@+~.-]*$/;

/**
 * Whether a path stays inside the store. Only plain names are allowed: no `..`, no hidden file, no drive.
 *
 * @param {string} file names separated by `/`
 */
export function isStorePath(file) {
  return file.split("/").every((name) => SEGMENT.test(name));
}

/**
 * The folder of a release.
 *
 * @param {string} name
 * @param {string} version
 * @throws when the result is not a valid store path
 */
export function releaseFolder(name, version) {
  const folder = `${name}/${version}`;
  if (!isStorePath(folder) || folder.split("/").length !== 2)
    throw new Error(`${folder} cannot be the folder of a release.`);
  return folder;
}
