import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { renderUsage, runCommand } from "citty";
import { isRepository, root, workFolder } from "../support/root.mjs";
import { ToolError, UsageError } from "../support/step.mjs";
import { commands } from "./commands.mjs";
import { withRemote } from "./with-remote.mjs";

/** @typedef {import("citty").CommandDef<any>} Command */

/** Commands whose last argument may be several words. */
const MANY_WORDS = new Set(["dev", "test"]);

const program = { name: "stays", description: "Builds, tests, releases and runs Stays." };

/** @param {string} text for a terminal */
const plain = (text) => (process.stdout.isTTY ? text : stripVTControlCharacters(text));

/** The list of all commands, each with the first paragraph of its description. */
async function overview() {
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { description = "" } = /** @type {import("citty").CommandMeta} */ ((await load()).meta);
      return [name, { meta: { name, description: description.split("\n\n")[0] } }];
    }),
  );
  return plain(await renderUsage({ meta: program, subCommands: Object.fromEntries(loaded) }));
}

/** The current folder, from the root of the repository. Outside it, the name of the package stands for it. */
function currentFolder() {
  if (isRepository) return path.relative(root, process.cwd());
  const manifest = path.join(workFolder, "package.json");
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")).name ?? "") : "";
}

/**
 * Refuses what a command does not take. citty ignores unknown options and words, and the first of two equal options. It
 * takes an option without its value as empty.
 *
 * @param {import("citty").ArgsDef} args of the command
 * @param {readonly string[]} typed
 * @param {number} mostWords
 * @throws UsageError
 */
function assertKnown(args, typed, mostWords) {
  const options = Object.entries(args)
    .filter(([, { type }]) => type !== "positional")
    .map(([name, arg]) => {
      const short = "alias" in arg && typeof arg.alias === "string" ? { short: arg.alias } : {};
      return [name, { type: arg.type === "boolean" ? "boolean" : "string", ...short }];
    });
  try {
    const { positionals, tokens } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      tokens: true,
      options: Object.fromEntries(options),
    });
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Option --${twice} is given twice.`);
    const unknown = positionals[mostWords];
    if (unknown !== undefined) throw new Error(`Unexpected argument "${unknown}".`);
  } catch (error) {
    // Node's message continues with advice on arguments that start with a dash.
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split(". To specify");
    throw new UsageError(message);
  }
}

/**
 * Runs a command with its arguments as typed.
 *
 * @param {string} name
 * @param {Command} command
 * @param {readonly string[]} typed
 */
async function runTyped(name, command, typed) {
  const usage = async () => plain(await renderUsage(command, { meta: program }));
  if (typed.includes("--help") || typed.includes("-h")) return console.log(await usage());
  try {
    const words = Object.values(command.args ?? {}).filter(({ type }) => type === "positional").length;
    assertKnown(command.args ?? {}, typed, MANY_WORDS.has(name) ? Number.POSITIVE_INFINITY : words);
    await runCommand(command, { rawArgs: [...withRemote(name, typed, currentFolder())] });
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`✗ ${error.message}\n\n${await usage()}`);
    const isRefused = error instanceof Error && error.constructor.name === "ReleaseRefused";
    throw isRefused ? new ToolError(`✗ ${error.message}`) : error;
  }
}

/**
 * The program, after the packages are installed.
 *
 * @param {string | undefined} name of the command
 * @param {readonly string[]} typed its arguments
 */
export async function main(name, typed) {
  if (name === undefined || name === "--help" || name === "-h") return console.log(await overview());
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return runTyped(name, await load(), typed);
  throw new UsageError(`✗ There is no command ${name}.\n\n${await overview()}`);
}
