/** What an error of the system means, by its code. */
const MEANINGS = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EROFS: "the disk cannot be written to",
  EACCES: "this user has no right to",
  EPERM: "this user has no right to",
  EMFILE: "too many files are open",
};

/**
 * One sentence for an error of the system that the user can fix; null for any other error.
 *
 * @param {unknown} error
 * @returns {string | null}
 */
export function systemErrorSentence(error) {
  const { code = "", syscall = "", path = "" } = /** @type {Partial<NodeJS.ErrnoException>} */ (error ?? {});
  if (code === "ENOENT" && syscall.startsWith("spawn"))
    return `✗ ${syscall.slice("spawn ".length)} is not installed, or not in PATH.`;
  if (code === "ENOENT" && path !== "") return `✗ ${path} is missing.`;
  if (!Object.hasOwn(MEANINGS, code)) return null;
  const meaning = MEANINGS[/** @type {keyof typeof MEANINGS} */ (code)];
  return `✗ ${[syscall, path].filter(Boolean).join(" ") || "A file could not be written"}: ${meaning} (${code}).`;
}
