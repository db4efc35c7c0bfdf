import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Path of the first program of these names in `PATH`, if any.
 *
 * @param {readonly string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file)) ?? null;
}
