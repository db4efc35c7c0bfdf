import { setTimeout as wait } from "node:timers/promises";
import { LimitError } from "../steps/step.mjs";

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
