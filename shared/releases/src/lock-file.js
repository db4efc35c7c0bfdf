import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "./error-code.js";
import { orNull } from "./folder-files.js";

const PATIENCE_MS = 5_000;
/**
 * Age in milliseconds at which a lock counts as left by a dead process; replacing a small file never takes
 * this long.
 */
const STALE_MS = 10_000;

/** @param {string} file @param {string} owner */
async function acquire(file, owner) {
  try {
    await writeFile(file, owner, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a lock if it still belongs to its owner. A rename moves it aside first, which only one process can
 * do. A lock that another process has acquired meanwhile is put back.
 *
 * @param {string} file
 * @param {string | null} owner
 */
async function remove(file, owner) {
  const aside = `${file}.${crypto.randomUUID()}`;
  if ((await orNull(readFile(file, "utf8"))) !== owner) return;
  try {
    await rename(file, aside);
    if ((await readFile(aside, "utf8")) !== owner) await link(aside, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(String(codeOf(error)))) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** @param {string} file */
async function dropStale(file) {
  const [found, owner] = await Promise.all([orNull(stat(file)), orNull(readFile(file, "utf8"))]);
  if (found && Date.now() - found.mtimeMs > STALE_MS) await remove(file, owner);
}

/**
 * Runs `act` under an exclusive file lock: only one process can create the lock file.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>}
 * @throws when another process keeps the lock for five seconds
 */
export async function withLock(file, act) {
  const owner = `${process.pid} ${crypto.randomUUID()}`;
  const giveUp = Date.now() + PATIENCE_MS;
  while (!(await acquire(file, owner))) {
    if (Date.now() > giveUp) throw new Error(`${file} is locked by another release; try again in a moment.`);
    await dropStale(file);
    await wait(20);
  }
  try {
    return await act();
  } finally {
    await remove(file, owner);
  }
}
