const SEGMENT = /^[\w@+~-][\w@+~.-]*$/;

/**
 * Whether a path stays inside the store: plain names only, so neither `..` nor a hidden file nor a drive can occur.
 *
 * @param {string} file with `/` between its names
 */
export function isStorePath(file) {
  return file.split("/").every((name) => SEGMENT.test(name));
}
