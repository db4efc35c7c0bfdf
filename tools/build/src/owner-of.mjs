import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./base-config.mjs";

const codeOwners = path.join(root, "CODEOWNERS");

/** @param {string} folder of a remote outside the repository @returns {Promise<string>} */
async function authorOf(folder) {
  const { author } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  return author?.name ?? author ?? "unknown";
}

/**
 * The owner of an app's folder in CODEOWNERS, such as `@stays/search`. Outside the repository it is the author of the
 * package.
 *
 * @param {string} app
 * @param {string} folder of its sources
 * @returns {Promise<string>}
 */
export async function ownerOf(app, folder) {
  if (!existsSync(codeOwners)) return authorOf(folder);
  const lines = (await readFile(codeOwners, "utf8")).split("\n");
  const owners = lines.map((line) => line.trim().split(/\s+/));
  // The last match counts, as in GitHub's file of this name.
  const [, owner] = owners.findLast(([folder]) => folder === `/${app}/` || folder === "*") ?? [];
  return owner ?? "unknown";
}
