import path from "node:path";

/**
 * An error in the statistics of the bundler.
 *
 * @typedef {object} StatsError
 * @property {string} message
 * @property {string} [compilerPath] name of the app's compiler
 * @property {string} [moduleIdentifier] the loaders and the absolute path of the module
 */

/**
 * An error as the overlay shows it.
 *
 * @typedef {object} OverlayError
 * @property {string} moduleName the app, or all apps that have the error
 * @property {string} file path from the root of the workspace, with line and column as far as they are known
 * @property {string} message
 * @property {string} [moduleIdentifier] the file that a click opens in the editor, with its line
 */

/** @param {string} identifier @returns {string | null} */
function parseFile(identifier) {
  const file = identifier
    .split("!")
    .at(-1)
    ?.replace(/^\w+\|/, "")
    .replace(/[?|].*$/, "");
  return file && path.isAbsolute(file) ? file : null;
}

/**
 * The line of an error. For a module that cannot be resolved the bundler names the line of the compiled code,
 * so that the line of the source is looked up. For a text file Node names a position.
 *
 * @param {string} message
 * @param {() => string} readSource
 * @returns {string | null}
 */
function findLine(message, readSource) {
  const position = /in JSON at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return String(readSource().slice(0, Number(position)).split("\n").length);
  const request = /Can't resolve '([^']+)'/.exec(message)?.[1];
  if (request === undefined) return /─\[(\d+):\d+\]/.exec(message)?.[1] ?? null;
  const index = readSource()
    .split("\n")
    .findIndex((line) => line.includes(`"${request}"`) || line.includes(`'${request}'`));
  return index === -1 ? null : String(index + 1);
}

/**
 * The errors of a build with app, file and line. Apps that share a broken file show its error once.
 *
 * @param {readonly StatsError[]} errors
 * @param {string} root of the workspace
 * @param {(file: string) => string} readSource
 * @returns {readonly OverlayError[]}
 */
export function overlayErrors(errors, root, readSource) {
  /** @type {Map<string, OverlayError>} */
  const found = new Map();
  for (const { message, compilerPath = "", moduleIdentifier = "" } of errors) {
    const file = parseFile(moduleIdentifier);
    const key = file ? `${file} ${message}` : `${compilerPath} ${message}`;
    const known = found.get(key);
    const moduleName = known ? `${known.moduleName}, ${compilerPath}` : compilerPath;
    const line = file && findLine(message, () => readSource(file));
    const withLine = (/** @type {string} */ name) => (line ? `${name}:${line}` : name);
    found.set(key, {
      moduleName,
      message,
      file: file ? withLine(path.relative(root, file)) : "",
      ...(file ? { moduleIdentifier: withLine(file) } : {}),
    });
  }
  return [...found.values()];
}
