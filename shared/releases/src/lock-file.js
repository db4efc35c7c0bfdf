import { open, rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "./error-code.js";

const PATIENCE_MS = 5_000;
/** A process that died leaves its lock behind; replacing a small file never takes this long. */
const STALE_MS = 10_000;

/** @param {string} file */
async function take(file) {
  try {
    await (await open(file, "wx")).close();
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file */
async function dropStale(file) {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > STALE_MS) await rm(file, { force: true });
}

/**
 * Does something while no other process does: the lock is a file that only one can create.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>}
 * @throws when another process keeps the lock for five seconds
 */
export async function withLock(file, act) {
  const giveUp = Date.now() + PATIENCE_MS;
  while (!(await take(file))) {
    if (Date.now() > giveUp) throw new Error(`${file} is held by another release; try again in a moment.`);
    await dropStale(file);
    await wait(20);
  }
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}
