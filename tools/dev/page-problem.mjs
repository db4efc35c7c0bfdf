import path from "node:path";
import { mappedStack } from "./mapped-stack.mjs";

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
 * @param {Parameters<typeof mappedStack>[1]} mapOf
 * @returns {import("./build-errors.mjs").OverlayError}
 */
export function problemError({ where, remote, operation, message, stack = "" }, root, mapOf) {
  const { text, thrower } = mappedStack(stack, mapOf);
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
