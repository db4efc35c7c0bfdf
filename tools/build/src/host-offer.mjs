import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./base-config.mjs";
import { readVersion } from "./package-folder.mjs";
import { moduleNames, readTypeScript } from "./remote-manifest.mjs";
import { bundlerRuntime, eagerModules, facadeVersion, lazySharedModules } from "./shared-modules.mjs";

/**
 * What a host offers to remotes and requires of them, and the contract that they are compiled against. The gate checks
 * a release against it before it goes live.
 *
 * @typedef {import("../../../shared/releases/src/pairing.js").HostOffer & ContractOffer} HostOffer
 *
 * @typedef {object} ContractOffer
 * @property {Readonly<Record<string, string>>} contractSources file -> text of the contract that the host was
 * built with, so that a remote can be compiled against it
 * @property {Readonly<Record<string, string>>} [contractPackages] file -> text of the packages that the contract takes
 * types from, such as `@stays/domain/src/index.ts`; hosts before 2026-11-25 have none
 */

/** @param {string} file from the root */
const read = (file) => readTypeScript(path.join(root, file));

/** @param {string} module such as `react/jsx-runtime` @param {string} ours version of our own facades */
const sharedVersion = (module, ours) =>
  module.startsWith("@stays/")
    ? ours
    : readVersion(path.join(root, "host/node_modules", /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? ""));

/** @returns {Promise<Readonly<Record<string, readonly string[]>>>} */
async function wantedModules() {
  const { routeTable } = await read("shared/routes/src/route-table.ts");
  const { slotTable } = await read("shared/contract/src/slots.ts");
  const { pageModuleName, slotModuleName } = await moduleNames();
  const pages = Object.values(routeTable).map(({ remote, page }) => [remote, `./${pageModuleName(page)}`]);
  const slots = Object.entries(slotTable).map(([slot, { remote }]) => [remote, `./${slotModuleName(slot)}`]);
  const all = [...pages, ...slots];
  return Object.fromEntries(
    all.map(([remote]) => [remote, all.filter(([owner]) => owner === remote).map(([, module]) => module)]),
  );
}

/** @param {string} folder of a package @returns {Promise<Record<string, string>>} file -> text, without tests */
async function readSources(folder) {
  const source = path.join(root, folder, "src");
  const files = (await readdir(source, { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .sort();
  const texts = files.map(async (file) => [
    file.replaceAll(path.sep, "/"),
    await readFile(path.join(source, file), "utf8"),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * The packages of ours that some packages depend on, and theirs. They may depend on each other for types.
 *
 * @param {readonly string[]} names
 * @param {Set<string>} found
 */
async function packagesBelow(names, found = new Set()) {
  for (const name of names.filter((one) => one.startsWith("@stays/") && !found.has(one))) {
    found.add(name);
    const manifest = path.join(root, name.replace("@stays", "shared"), "package.json");
    const { dependencies = {} } = JSON.parse(await readFile(manifest, "utf8"));
    await packagesBelow(Object.keys(dependencies), found);
  }
  return found;
}

/** @returns {Promise<Readonly<Record<string, string>>>} */
async function contractPackages() {
  const below = await packagesBelow(["@stays/contract"]);
  below.delete("@stays/contract");
  const packages = [...below].sort().map(async (name) => {
    const folder = name.replace("@stays", "shared");
    const manifest = await readFile(path.join(root, folder, "package.json"), "utf8");
    const sources = Object.entries(await readSources(folder));
    return [
      [`${name}/package.json`, manifest],
      ...sources.map(([file, text]) => [`${name}/src/${file}`, text]),
    ];
  });
  return Object.fromEntries((await Promise.all(packages)).flat());
}

/**
 * The contract of the working copy, with the packages that it takes types from.
 *
 * @returns {Promise<ContractOffer>}
 */
export const contractOffer = async () => ({
  contractSources: await readSources("shared/contract"),
  contractPackages: await contractPackages(),
});

/**
 * Returns the offer of the host in the working copy; the host's build writes it to a file.
 *
 * @param {boolean} isProduction
 * @returns {Promise<HostOffer>}
 */
export async function hostOffer(isProduction) {
  const { supportedContracts } = await read("shared/contract/src/version.ts");
  const ours = await facadeVersion();
  const shared = [...eagerModules(isProduction), ...lazySharedModules, bundlerRuntime].map(async (module) => [
    module,
    await sharedVersion(module, ours),
  ]);
  return {
    contracts: supportedContracts,
    modules: await wantedModules(),
    shared: Object.fromEntries(await Promise.all(shared)),
    ...(await contractOffer()),
  };
}
