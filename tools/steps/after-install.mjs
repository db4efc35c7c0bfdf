import { install } from "./install.mjs";
import { assertNodeVersion } from "./node-version.mjs";
import { runCommand } from "./usage.mjs";

/**
 * Runs a tool whose imports are not resolvable before the packages are installed.
 *
 * @param {string} help
 * @param {import("./usage.mjs").Options} options of the tool
 * @param {(values: Readonly<Record<string, string | boolean | undefined>>) => Promise<unknown>} tool imports
 *   and runs it
 */
export const runInstalled = (help, options, tool) =>
  runCommand(help, { options }, async ({ values }) => {
    assertNodeVersion();
    await install();
    await tool(values);
  });
