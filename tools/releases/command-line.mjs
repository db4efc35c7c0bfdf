import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { remoteNames } from "@stays/build";
import { ReleaseRefused } from "@stays/releases";
import { capture } from "../steps/command.mjs";
import { runTool, ToolError } from "../steps/step.mjs";

/**
 * What a command was asked for.
 *
 * @typedef {object} Order
 * @property {readonly string[]} words after the options
 * @property {string} why for the audit; says so when a check was left out
 * @property {boolean} isUnseen the pages are not to be looked at in a browser
 * @property {string | undefined} from folder of the remote's sources, when it is not the one of the workspace
 * @property {string | undefined} to
 * @property {string} by who is at the keyboard
 */

/** Who releases: named by the environment of a CI job, else the author of commits, else the user of the machine. */
async function whoAmI() {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  const { isOk, output } = await capture("git", ["config", "user.name"]);
  return (isOk && output.trim()) || userInfo().username;
}

/**
 * Runs a command of the releases: help on `--help`, one sentence on a mistake.
 *
 * @param {string} help
 * @param {(order: Order) => Promise<void>} act
 */
export function runReleaseCommand(help, act) {
  return runTool(async () => {
    const { values, positionals } = readArguments(help);
    if (values.help) return console.log(help);
    try {
      const { from, to, unseen = false } = values;
      const why = [unseen ? "(not looked at in a browser)" : "", values.why ?? ""].filter(Boolean).join(" ");
      await act({ words: positionals, why, isUnseen: unseen, from, to, by: await whoAmI() });
    } catch (error) {
      throw error instanceof ReleaseRefused ? new ToolError(`✗ ${error.message}`) : error;
    }
  });
}

/** @param {string} help */
function readArguments(help) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        why: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        unseen: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new ToolError(`✗ ${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/**
 * The remote that a command is about.
 *
 * @param {string | undefined} name
 * @param {string} help
 * @throws ToolError when it is missing or there is none of that name
 */
export function remoteOf(name, help) {
  if (name === undefined) throw new ToolError(`✗ Which remote?\n\n${help}`);
  if (remoteNames.includes(name)) return name;
  throw new ToolError(`✗ There is no remote ${name}. There are ${remoteNames.join(", ")}.`);
}
