import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readErrorCode } from "./error-code.js";
import { orNull } from "./folder-files.js";

/**
 * Reads the secret that signs preview links; creates it at first use, readable by this user only. Tools and
 * servers on several machines share one through the environment instead.
 *
 * @param {string} file
 * @param {string} [given] the secret from the environment
 * @returns {Promise<string>}
 */
export async function readSecret(file, given) {
  if (given) return given;
  // Read before anything is written: the folder may be mounted read-only.
  const known = await orNull(readFile(file, "utf8"));
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    // `link` fails if the file exists: of two processes that start together, the slower one uses the other's
    // secret.
    await link(draft, file);
  } catch (error) {
    if (readErrorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}
