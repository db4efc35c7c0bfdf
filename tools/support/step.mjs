import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

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
 * Runs every stage, also after one that failed, and prints a table of their results and durations.
 *
 * @param {Readonly<Record<string, () => Promise<unknown>>>} stages by name
 * @throws ToolError that names the stages that failed
 */
export async function eachStage(stages) {
  const rows = [];
  for (const [stage, act] of Object.entries(stages)) {
    const started = performance.now();
    let result = "passed";
    try {
      await act();
    } catch (error) {
      result = "FAILED";
      console.error(error instanceof ToolError ? error.message : error);
    }
    rows.push({ stage, result, time: seconds(performance.now() - started) });
  }
  for (const { stage, result, time } of rows)
    console.log(`${stage.padEnd(20)} ${result.padEnd(10)} ${time.padStart(9)}`);
  const failed = rows.filter(({ result }) => result !== "passed").map(({ stage }) => stage);
  if (failed.length > 0) throw new ToolError(`✗ Failed: ${failed.join(", ")}.`);
}

/**
 * What is printed of a failure. An error of the system, such as a full disk, needs no stack.
 *
 * @param {unknown} error
 */
function describeFailure(error) {
  const { syscall, message } = /** @type {Partial<NodeJS.ErrnoException>} */ (error ?? {});
  if (error instanceof ToolError) return message;
  return syscall ? `✗ ${message}` : error;
}

/**
 * Runs a tool's main function. A failure ends the process with its exit code.
 *
 * @param {() => Promise<unknown>} main
 */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
    // What a step waits for in vain would keep the process running.
    if (error instanceof LimitError) process.exit();
  }
}

/** Milliseconds that a task has after its limit, to end its programs and to remove its files. */
const GRACE_MS = 5_000;

/**
 * Runs a task that must end within a limit. The timer keeps the process running: without it a promise that never
 * settles would end the process with exit code 13 and no reason.
 *
 * @template Result
 * @param {string} waitedFor
 * @param {number} limitMs
 * @param {(signal: AbortSignal) => Promise<Result> | Result} act `signal` is aborted at the limit
 * @returns {Promise<Result>}
 * @throws LimitError that names what it waited for
 */
export async function withLimit(waitedFor, limitMs, act) {
  const end = new AbortController();
  const error = new LimitError(`✗ Waited ${limitMs / 1000} s for ${waitedFor}, in vain.`);
  const timer = setTimeout(() => end.abort(error), limitMs);
  const late = new Promise((_, reject) => {
    end.signal.addEventListener("abort", () => reject(error));
  });
  const task = (async () => act(end.signal))();
  try {
    return /** @type {Result} */ (await Promise.race([task, late]));
  } catch (reason) {
    if (!end.signal.aborted) throw reason;
    const settled = new AbortController();
    await Promise.race([
      task.catch(() => {}),
      wait(GRACE_MS, undefined, { signal: settled.signal }).catch(() => {}),
    ]);
    settled.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
