import { builtCommit, readRegistry } from "@stays/releases";
import { capture } from "../steps/command.mjs";
import { workFolder } from "../steps/root.mjs";

/** @typedef {import("../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/** @param {string} commit perhaps with `+changes` */
const short = (commit) => commit.slice(0, 10);

/**
 * The commit of a release for the audit. Prints one line if it is older than that of the live release, or if that cannot
 * be known; the audit has the same words.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {string} version
 * @param {string} [folder] where git knows the commits
 * @returns {Promise<string>}
 */
export async function releaseCommit(store, name, version, folder = workFolder) {
  const live = (await readRegistry(store)).registry.remotes[name]?.version;
  const own = await builtCommit(store, name, version);
  const before = live && (await builtCommit(store, name, live));
  /** @param {string} commit @param {string} note */
  const noted = (commit, note) => {
    console.log(`! ${name} ${version}: ${note}. The audit records it.`);
    return `${commit} (${note})`;
  };
  if (own === undefined) {
    const { output } = await capture("git", ["rev-parse", "HEAD"], { cwd: folder });
    const [reason = ""] = output.trim().split("\n");
    return noted("unknown", `its commit could not be read: ${reason}`);
  }
  const [from, to] = [own, before ?? own].map((commit) => commit.replace("+changes", ""));
  if (from === undefined || to === undefined || from === to) return own;
  const compared = await capture("git", ["merge-base", "--is-ancestor", from, to], { cwd: folder });
  if (compared.isOk)
    return noted(own, `its commit ${short(from)} is older than ${short(to)} of the live release`);
  const [reason = ""] = compared.output.trim().split("\n");
  // Not an ancestor: git says so without a word.
  return reason === ""
    ? own
    : noted(own, `its commit cannot be compared with ${short(to)} of the live release: ${reason}`);
}
