import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { remoteNames } from "@stays/build/remote-names";
import { HOST, ReleaseRefused } from "@stays/releases";
import { capture } from "../steps/command.mjs";
import { isRepository, root, workFolder } from "../steps/root.mjs";
import { ToolError } from "../steps/step.mjs";
import { runCommand, UsageError } from "../steps/usage.mjs";

/**
 * The parsed arguments of a release command.
 *
 * @typedef {object} Order
 * @property {readonly string[]} words after the options
 * @property {string} why for the audit; it mentions a skipped check
 * @property {boolean} isUnseen skips the browser check
 * @property {string | undefined} from folder of the remote's sources, when outside the workspace
 * @property {string | undefined} to
 * @property {string} by the person who runs the command
 */

/**
 * The name of the person who releases: from RELEASED_BY (set by CI jobs), else git's user name, else the
 * system's user.
 */
export async function whoAmI() {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  const { isOk, output } = await capture("git", ["config", "user.name"]);
  return (isOk && output.trim()) || userInfo().username;
}

/** @type {import("../steps/usage.mjs").Options} */
const options = {
  why: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  unseen: { type: "boolean" },
};

/** @param {string | boolean | undefined} value of an option that takes words */
const text = (value) => (typeof value === "string" ? value : undefined);

/**
 * Runs a release command. Prints help on `--help`, and one sentence on a mistake.
 *
 * @param {string} help
 * @param {number} words most words besides the options
 * @param {(order: Order) => Promise<void>} act
 */
export function runReleaseCommand(help, words, act) {
  return runCommand(help, { words, options }, async ({ words: given, values }) => {
    const { from, to, why, unseen } = values;
    const reason = [unseen ? "(browser check skipped)" : "", text(why) ?? ""].filter(Boolean).join(" ");
    const by = await whoAmI();
    const order = {
      words: given,
      why: reason,
      isUnseen: unseen === true,
      from: text(from) ?? (isRepository ? undefined : workFolder),
      to: text(to),
      by,
    };
    try {
      await act(order);
    } catch (error) {
      throw error instanceof ReleaseRefused ? new ToolError(`✗ ${error.message}`) : error;
    }
  });
}

/** The remotes that the packed host knows. @returns {readonly string[]} */
function namesOfHost() {
  const offer = readFileSync(path.join(root, "host/dist/server/offer.json"), "utf8");
  return Object.keys(JSON.parse(offer).modules);
}

/**
 * The remote that a command names, or `host`.
 *
 * @param {string | undefined} name
 * @param {string} help
 * @throws UsageError when the name is missing or unknown
 */
export function appOf(name, help) {
  // A team outside the repository has no sources of the host.
  const known = isRepository ? [...remoteNames, HOST] : namesOfHost();
  if (name === undefined)
    throw new UsageError(isRepository ? "Which remote, or host?" : "Which remote?", help);
  if (known.includes(name)) return name;
  throw new UsageError(`There is no remote ${name}. There are ${known.join(", ")}.`, help);
}

/**
 * When visitors get a release that became live.
 *
 * @param {string} name
 */
export const whenShown = (name) =>
  name === HOST ? "once it is ready on each server" : "from the next page load on";
