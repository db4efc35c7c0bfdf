import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { packHost } from "../releases/pack-host.mjs";
import { copyBuilds } from "../releases/release-store.mjs";
import { localBuilds, root } from "../support/root.mjs";

const folder = path.join(root, "tools/emulator/dist");

/** What the emulator has besides the host, from the root: the mock back end, and the tools with their rules. */
const PARTS = [
  "sandbox/dist",
  "sandbox/pictures",
  "sandbox/content/brands",
  "budgets.json",
  "tools/cli",
  "tools/dev",
  "tools/emulator/src",
  "tools/new-remote",
  "tools/releases",
  "tools/support",
  "tools/texts",
];

/**
 * Writes the content of the package `@stays/emulator`. Its files have the paths of the repository, so the tools find
 * everything where it is here.
 *
 * @returns {Promise<string>} the folder
 */
export async function layOutEmulator() {
  await packHost(folder);
  for (const part of PARTS) {
    await mkdir(path.dirname(path.join(folder, part)), { recursive: true });
    const filter = (/** @type {string} */ file) =>
      !/node_modules|\.test\.ts$/.test(path.relative(root, file));
    await cp(path.join(root, part), path.join(folder, part), { recursive: true, filter });
  }
  await copyBuilds(localBuilds, path.join(folder, "builds"), "stays packages");
  const file = path.join(folder, "package.json");
  const manifest = { ...JSON.parse(await readFile(file, "utf8")), type: "module" };
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}
