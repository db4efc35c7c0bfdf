import { parseArgs } from "node:util";
import { runTool, ToolError } from "./step.mjs";

/** An error for wrong arguments. It prints the usage, and the process exits with 2. */
export class UsageError extends ToolError {
  /**
   * @param {string} message
   * @param {string} help
   */
  constructor(message, help) {
    super(`✗ ${message}\n\n${help}`);
    this.exitCode = 2;
  }
}

/** @typedef {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options */

/**
 * Parses the command line.
 *
 * @template {Options} Known
 * @param {string} help
 * @param {number} most number of words besides the options
 * @param {Known} options
 * @throws UsageError
 */
function readArguments(help, most, options) {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: "boolean", short: "h" } },
    });
    const unknown = read.positionals[most];
    if (unknown !== undefined) throw new Error(`Unexpected argument "${unknown}".`);
    return read;
  } catch (error) {
    // Node's message continues with advice on arguments that start with a dash; only its first sentence is
    // used.
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split(". To specify");
    throw new UsageError(message, help);
  }
}

/**
 * Runs a command of this repository. `--help` prints its usage, and wrong arguments give a clear message.
 *
 * @template {Options} Known
 * @param {string} help
 * @param {{ words?: number, options?: Known }} takes number of words, and options besides --help
 * @param {(given: { words: readonly string[], values: Readonly<Record<string, string | boolean | undefined>> }) => Promise<unknown>} main
 */
export function runCommand(help, { words = 0, options }, main) {
  return runTool(async () => {
    const { values, positionals } = readArguments(help, words, options ?? {});
    const given = /** @type {Record<string, string | boolean | undefined>} */ (values);
    if (given.help) return console.log(help);
    await main({ words: positionals, values: given });
  });
}
