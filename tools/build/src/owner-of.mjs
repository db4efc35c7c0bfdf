import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./base-config.mjs";

/**
 * The owner of an app's folder in CODEOWNERS, such as `@stays/search`.
 *
 * @param {string} app
 * @returns {Promise<string>}
 */
export async function ownerOf(app) {
  const lines = (await readFile(path.join(root, "CODEOWNERS"), "utf8")).split("\n");
  const owners = lines.map((line) => line.trim().split(/\s+/));
  // The last match counts, as in GitHub's file of this name.
  const [, owner] = owners.findLast(([folder]) => folder === `/${app}/` || folder === "*") ?? [];
  return owner ?? "unknown";
}
