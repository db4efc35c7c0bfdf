/** The descriptor of a release; it is the last file to be uploaded. */
export const RELEASE_FILE = "release.json";

/**
 * The descriptor of a release, `release.json`. All paths are relative to the release's folder.
 *
 * @typedef {object} ReleaseDescriptor
 * @property {string} name
 * @property {string} federationName
 * @property {string} version
 * @property {number} contract version of the contract that it was built against
 * @property {string} entry
 * @property {string} server
 * @property {Readonly<Record<string, { readonly js: readonly string[], readonly css: readonly string[] }>>} exposes
 *   initial files of each page and slot
 * @property {Readonly<Record<string, readonly string[]>>} texts language code -> its files
 * @property {Readonly<Record<string, string>>} integrity file -> `sha384-…`
 * @property {string} [builtAt] when it was built, ISO 8601; missing in releases that predate it
 * @property {string} [commit]
 * @property {boolean} [isDirty]
 */

/** The name of a remote: `mf-` and one or more words, such as `mf-snow-report`. */
export const REMOTE_NAME = /^mf-[a-z]+(?:-[a-z]+)*$/;

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
 * @param {string} file
 * @returns {string} the same path
 * @throws when it is not a valid store path
 */
export function checkedPath(file) {
  if (!isStorePath(file)) throw new Error(`${file} cannot be a file of the store.`);
  return file;
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

/**
 * The commit of a release from its `release.json`; undefined if the file names none.
 *
 * @param {{ commit?: string, isDirty?: boolean }} release
 */
export const formatCommit = ({ commit, isDirty }) => commit && commit + (isDirty ? "+changes" : "");
