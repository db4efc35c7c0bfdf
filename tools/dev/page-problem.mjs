import path from "node:path";

/**
 * The source map of a built file, and the app that it was built from.
 *
 * @typedef {object} FileMap
 * @property {string} app folder of the app, such as `mf-search`
 * @property {import("node:module").SourceMap} map
 */

/**
 * A position in a source of the workspace.
 *
 * @typedef {object} SourcePosition
 * @property {string} file path from the root of the workspace
 * @property {number} line from 1
 */

/** A built file with line and column in a stack of any browser or of Node: an address, or a server bundle. */
const POSITION = /((?:https?:\/\/|[\w.-]+\/)[^\s()]*?):(\d+):(\d+)/;

/** Code of the workspace, as against libraries and the bundler's runtime. */
const OWN = /^[\w-]+\/(?!node_modules\/).*\.tsx?$/;

/**
 * @param {FileMap} file
 * @param {number} line from 1
 * @param {number} column from 1
 * @returns {SourcePosition | null} null for a library and for the bundler's own code
 */
function findSource({ app, map }, line, column) {
  const entry = map.findEntry(line - 1, column - 1);
  // For a line without a source, the entry is that of a line before.
  if (!("originalSource" in entry) || entry.generatedLine !== line - 1) return null;
  // Such as `webpack://mf_search/../shared/ui/src/dialog.tsx`.
  const file = path.posix.join(app, entry.originalSource.replace(/^webpack:\/\/[^/]*\//, ""));
  return OWN.test(file) ? { file, line: entry.originalLine + 1 } : null;
}

/**
 * A stack with the positions of the sources. Frames of libraries are left out, unless there are no others.
 *
 * @param {string} stack
 * @param {(file: string) => FileMap | null} findMap the source map of a file that the stack names
 * @returns {{ text: string, thrower: SourcePosition | null }} `thrower` is the first position
 */
function mappedStack(stack, findMap) {
  /** @type {SourcePosition | null} */
  let thrower = null;
  const lines = stack.split("\n").flatMap((line) => {
    const [position = "", file = "", row, column] = POSITION.exec(line) ?? [];
    if (position === "") return [line];
    const map = findMap(file);
    const source = map && findSource(map, Number(row), Number(column));
    if (!source) return [];
    thrower ??= source;
    return [line.replace(position, `${source.file}:${source.line}`)];
  });
  return { text: thrower ? lines.join("\n") : stack, thrower };
}

/** How the message of a fault begins that was thrown on the server. */
export const ON_SERVER = "On the server: ";

/**
 * A fault of a remote or of the host in a page, as `host/server/start/development.ts` sends it.
 *
 * @typedef {object} PageProblem
 * @property {"browser" | "server"} where
 * @property {string} remote
 * @property {string} operation what the page did, such as `render page-results`
 * @property {string} message
 * @property {string} [stack]
 */

/**
 * A fault in a page as the overlay shows it: with the remote, and with file and line of the source.
 *
 * @param {PageProblem} problem
 * @param {string} root of the workspace
 * @param {Parameters<typeof mappedStack>[1]} findMap
 * @returns {import("./build-errors.mjs").OverlayError}
 */
export function problemError({ where, remote, operation, message, stack = "" }, root, findMap) {
  const { text, thrower } = mappedStack(stack, findMap);
  // Only Chromium's and Node's stacks begin with the message.
  const trace = text.includes(message) ? text : `${message}\n${text}`;
  const position = thrower && `${thrower.file}:${thrower.line}`;
  return {
    moduleName: remote,
    file: position ?? "",
    message: `${where === "browser" ? "In the browser: " : ON_SERVER}${operation}\n\n${trace.trim()}\n`,
    ...(position ? { moduleIdentifier: path.join(root, position) } : {}),
  };
}
