import { performance } from "node:perf_hooks";
import { systemErrorSentence } from "./system-error.mjs";

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints its name and duration.
 *
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function step(name, act) {
  const started = performance.now();
  console.log(`· ${name} …`);
  const result = await act();
  console.log(`✓ ${name} (${seconds(performance.now() - started)})`);
  return result;
}

/** An error that the user can fix. It is printed without a stack. */
export class ToolError extends Error {
  exitCode = 1;
}

/** An error for wrong arguments. The command prints its usage too. */
export class UsageError extends ToolError {
  /** @override */
  exitCode = 2;
}

/** A step that has not ended within its limit. */
export class LimitError extends ToolError {}

/**
 * Runs a tool's main function. A failure ends the process with its exit code.
 *
 * @param {() => Promise<unknown>} main
 */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ToolError ? error.message : (systemErrorSentence(error) ?? error));
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
    // What a step waits for in vain would keep the process running.
    if (error instanceof LimitError) process.exit();
  }
}
