import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { readJson } from "./read-json.mjs";
import { assertFolderName } from "./requirements.mjs";
import { localBuilds, root } from "./root.mjs";
import { commonFingerprint, sourceVersion } from "./source-version.mjs";
import { step, ToolError } from "./step.mjs";

/**
 * Checks the size of the host's scripts. Every route loads them, so they reduce what a remote may use of a
 * route's budget.
 *
 * @throws ToolError when they exceed the budget of `budgets.json`, in bytes of Brotli
 */
async function checkHostBudget() {
  const web = path.join(root, "host/dist/web");
  const { js } = readJson(path.join(web, "assets.json"));
  const { host } = readJson(path.join(root, "budgets.json"));
  const sizes = await Promise.all(
    js.map(async (/** @type {string} */ file) => (await stat(path.join(web, `${file}.br`))).size),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (size > host.entry)
    throw new ToolError(
      `✗ The host is ${size} bytes compressed, its budget in budgets.json is ${host.entry}: load code that the first view does not need with import().`,
    );
}

const BUILDER = "npm run build";

/**
 * An app to build.
 *
 * @typedef {object} Target
 * @property {string} app
 * @property {(version: string) => Promise<boolean>} isBuilt whether that version of its sources is built
 * @property {(version: string) => Promise<unknown>} build
 */

/**
 * Where builds go. The development build is of browser code with React's warnings; a test visits it.
 *
 * @param {boolean} isProduction
 */
const listFolders = (isProduction) => {
  // As deep in the host as its real build, because the server resolves the mock back end from there.
  const cache = path.join(root, "host/.cache");
  return isProduction
    ? { host: path.join(root, "host/dist"), remotes: localBuilds }
    : { host: cache, remotes: path.join(cache, "releases") };
};

/**
 * A target whose folder holds one build, with a file that names its version. The file is written last.
 *
 * @param {string} app
 * @param {string} folder
 * @param {(version: string) => Promise<unknown>} build
 * @returns {Target}
 */
function onlyBuild(app, folder, build) {
  const mark = path.join(folder, "version.txt");
  return {
    app,
    isBuilt: async (version) => (await readFile(mark, "utf8").catch(() => "")) === version,
    build: async (version) => {
      await rm(mark, { force: true });
      await build(version);
      await writeFile(mark, version);
    },
  };
}

/**
 * Takes the builds of remotes whose folder was deleted off the site.
 *
 * @param {string} folder of the builds
 * @param {readonly string[]} names of the others
 */
async function retireDeleted(folder, names) {
  const { changeRegistry, openFolderReleases, readRegistry, retire } = await import("@stays/releases");
  const builds = openFolderReleases(folder);
  const { registry } = await readRegistry(builds);
  for (const remote of Object.keys(registry.remotes).filter((name) => !names.includes(name)))
    await changeRegistry(builds, { by: BUILDER, action: "retire", remote }, (known) =>
      remote in known.remotes ? retire(known, remote) : null,
    );
}

/** Loaded when there is something to build: the bundler takes a quarter of a second. */
const builders = () => import("@stays/build");

/** @param {boolean} isProduction @returns {Promise<readonly Target[]>} */
async function targets(isProduction) {
  const { remoteNames } = await import("@stays/build/remote-names");
  const { openFolderReleases, readRegistry } = await import("@stays/releases");
  const { recordBuild } = await import("../releases/release-store.mjs");
  const folders = listFolders(isProduction);
  const builds = openFolderReleases(folders.remotes);
  /** @param {string} name @param {string} version */
  const isThere = (name, version) => existsSync(path.join(folders.remotes, name, version, "release.json"));
  /** @param {string} name @returns {Target} */
  const remote = (name) => ({
    app: name,
    isBuilt: async (version) =>
      isThere(name, version) && (await readRegistry(builds)).registry.remotes[name]?.version === version,
    build: async (version) => {
      // The version is derived from the sources, so an existing build of it is used again.
      if (!isThere(name, version))
        await (await builders()).buildRemote({ name, version, folder: folders.remotes, isProduction });
      await recordBuild(folders.remotes, { name, version, by: BUILDER });
      await retireDeleted(folders.remotes, remoteNames);
    },
  });
  return [
    onlyBuild("host", folders.host, async (version) => {
      await (await builders()).buildHost({ folder: folders.host, version, isProduction });
      if (isProduction) await checkHostBudget();
    }),
    onlyBuild("sandbox", path.join(root, "sandbox/dist"), async () => (await builders()).buildSandbox()),
    ...remoteNames.map(remote),
  ];
}

/**
 * Builds what has changed since the last build, one app for each core at a time. Nothing becomes live. A failure leaves
 * out those that have not begun.
 *
 * @param {{ apps?: readonly string[], isProduction?: boolean }} [order] the default is all apps
 */
export async function buildChanged({ apps, isProduction = true } = {}) {
  assertFolderName();
  const waiting = (await targets(isProduction)).filter(({ app }) => apps?.includes(app) ?? true);
  const common = commonFingerprint();
  let built = 0;
  async function buildNext() {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const { app, isBuilt, build } = target;
      const version = await sourceVersion(app, common);
      if (await isBuilt(version)) continue;
      await step(`build ${app}`, () => build(version));
      built += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  } catch (error) {
    waiting.length = 0;
    throw error instanceof (await builders()).BuildError ? new ToolError(error.message) : error;
  }
  if (built === 0) console.log("✓ build (nothing has changed)");
}
