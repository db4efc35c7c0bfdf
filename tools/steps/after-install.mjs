import { install } from "./install.mjs";
import { assertNodeVersion } from "./node-version.mjs";
import { runTool } from "./step.mjs";

/**
 * Runs a tool that cannot even be read before the packages that it imports are installed.
 *
 * @param {() => Promise<unknown>} tool imports it
 */
export const runInstalled = (tool) =>
  runTool(async () => {
    assertNodeVersion();
    await install();
    await tool();
  });
