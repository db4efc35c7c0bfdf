/** Commands that take a remote, or a folder, as their first word. */
const TAKES_REMOTE = new Set([
  ...["test", "dev", "release", "releases", "preview", "canary", "promote", "rollback", "retire"],
]);

/**
 * The arguments of a command with the remote of the current folder, when none is named.
 *
 * @param {string} command
 * @param {readonly string[]} args as typed
 * @param {string} folder from the root of the repository
 * @returns {readonly string[]}
 */
export function withRemote(command, args, folder) {
  const [top = ""] = folder.split(/[\\/]/);
  const [first] = args;
  const isNamed = first !== undefined && !first.startsWith("-") && !/^\d/.test(first);
  return top.startsWith("mf-") && TAKES_REMOTE.has(command) && !isNamed ? [top, ...args] : args;
}
