import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { packageFolder } from "@stays/build/package-folder";
import { capture } from "../../support/command.mjs";
import { root } from "../../support/root.mjs";

/** @import { HostOffer } from "../../build/src/host-offer.mjs" */

const require = createRequire(import.meta.url);

/** Our other packages are beside it, in the repository and where a team outside has installed them. */
const contract = packageFolder("@stays/contract");

/** @typedef {{ file: string, position: string, what: string }} CompilerError */

/** @param {string} file @param {string} text */
async function write(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Links the packages of others that a package of ours uses, where its copy does not find them by itself.
 *
 * @param {string} modules the folder `node_modules` of the copies
 * @param {{ name: string, dependencies?: Readonly<Record<string, string>> }} manifest
 */
async function linkOthers(modules, { name, dependencies = {} }) {
  for (const other of Object.keys(dependencies).filter((one) => !one.startsWith("@stays/"))) {
    const installed = path.join(contract, "..", name.replace("@stays/", ""), "node_modules", other);
    const link = path.join(modules, other);
    if (!existsSync(installed) || existsSync(link)) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(installed, link);
  }
}

/**
 * Writes the contract of a host into a folder, with the packages that it takes types from.
 *
 * @param {string} folder
 * @param {HostOffer} offer
 */
export async function writeContract(folder, { contractSources, contractPackages = {} }) {
  await Promise.all(
    Object.entries(contractSources).map(([file, text]) =>
      write(path.join(folder, path.basename(file)), text),
    ),
  );
  const modules = path.join(folder, "node_modules");
  // Packages that the contract takes types from may use it.
  await write(path.join(folder, "package.json"), JSON.stringify({ exports: { ".": "./index.ts" } }));
  await mkdir(path.join(modules, "@stays"), { recursive: true });
  await symlink(folder, path.join(modules, "@stays/contract"));
  for (const [file, text] of Object.entries(contractPackages)) {
    // Apps declare their texts in this package, so that the copy must be the one that they import.
    if (file.startsWith("@stays/texts/")) continue;
    const to = path.resolve(modules, file);
    // The offer comes from a site.
    if (!to.startsWith(modules + path.sep)) throw new Error(`the offer names the file ${file}`);
    if (!/^@stays\/[\w-]+\/package\.json$/.test(file)) {
      await write(to, text);
      continue;
    }
    // TypeScript takes two packages of one name and version for one.
    const { version: _, ...manifest } = JSON.parse(text);
    await write(to, JSON.stringify(manifest));
    await linkOthers(modules, manifest);
  }
}

/**
 * Does something in a temporary folder of the contract's package, where imports resolve as there.
 *
 * @template Result
 * @param {(folder: string) => Promise<Result>} act
 */
export async function inContractFolder(act) {
  const cache = path.join(contract, ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "gate-"));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} line such as `../x/page.ts(2,52): error TS2339: Property …`, with lines of its own below */
function parseError(line) {
  const [, file, position, what] = /^(.+?)(\(\d+,\d+\)): error TS\d+: ([\s\S]*)$/.exec(line.trim()) ?? [];
  return file && position && what ? [{ file: path.resolve(root, file), position, what }] : [];
}

/**
 * Compiles a project.
 *
 * @param {string} folder
 * @param {object} project content of its `tsconfig.json`; it extends that of the build
 * @param {AbortSignal} signal
 * @returns {Promise<readonly CompilerError[]>} empty = it compiles
 * @throws Error when the compiler has not run: it ended with no error of a file, or with one that is of none
 */
export async function compile(folder, project, signal) {
  const config = path.join(folder, "tsconfig.json");
  await writeFile(config, JSON.stringify({ extends: "@stays/build/tsconfig.json", ...project }));
  const compiler = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const args = [compiler, "--noEmit", "--pretty", "false", "-p", config];
  const { isOk, output } = await capture(process.execPath, args, { signal });
  if (isOk) return [];
  const errors = output.split(/\n(?! )/).flatMap(parseError);
  if (errors.length === 0 || /^error TS/m.test(output))
    throw new Error(`the compiler says: ${output.trim()}`);
  return errors;
}
