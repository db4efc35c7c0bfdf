import { install } from "./install.mjs";
import { assertNodeVersion } from "./node-version.mjs";
import { runCommand } from "./usage.mjs";

/**
 * Runs a tool that cannot even be read before the packages that it imports are installed.
 *
 * @param {string} help
 * @param {import("./usage.mjs").Options} options that it reads itself
 * @param {(values: Readonly<Record<string, string | boolean | undefined>>) => Promise<unknown>} tool imports it
 */
export const runInstalled = (help, options, tool) =>
  runCommand(help, { options }, async ({ values }) => {
    assertNodeVersion();
    await install();
    await tool(values);
  });
