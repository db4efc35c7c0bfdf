import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseVersion } from "./build-plan.mjs";
import { buildTargets } from "./build-targets.mjs";
import { checkHostBudget } from "./host-budget.mjs";
import { localBuilds } from "./local-builds.mjs";
import { root } from "./root.mjs";

/**
 * @param {string} app
 * @param {string} fingerprint
 */
async function versionOf(app, fingerprint) {
  const manifest = JSON.parse(await readFile(path.join(root, app, "package.json"), "utf8"));
  return releaseVersion(manifest.version, fingerprint);
}

/**
 * Removes remotes whose folder was deleted from the registry.
 *
 * @param {import("../../shared/releases/src/registry.js").Registry} registry
 * @param {readonly string[]} names of the existing remotes
 */
const withoutDeleted = ({ remotes }, names) => ({
  remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => names.includes(name))),
});

/** @returns {Promise<readonly import("./build-targets.mjs").Target[]>} */
async function targets() {
  const { buildHost, buildRemote, buildSandbox, remoteNames } = await import("@stays/build");
  const { goLive, openFolderReleases, REGISTRY_FILE, unpin, updateRegistry } = await import(
    "@stays/releases"
  );
  const builds = openFolderReleases(localBuilds);
  /** @param {string} name @param {string} fingerprint */
  const build = async (name, fingerprint) => {
    const version = await versionOf(name, fingerprint);
    // The version is derived from the sources, so an existing build of it is used again.
    if (!existsSync(path.join(localBuilds, name, version, "release.json")))
      await buildRemote({ name, version, folder: localBuilds });
    const act = { by: "npm run build", at: new Date().toISOString() };
    await updateRegistry(builds, (registry) =>
      unpin(withoutDeleted(goLive(registry, name, version, act), remoteNames), name),
    );
  };
  return [
    {
      app: "host",
      outputs: async () =>
        [
          "server/main.cjs",
          "server/serve.cjs",
          "server/offer.json",
          "server/early-input.js",
          "server/service-worker.js",
          "server/service-worker-removal.js",
          "web/release.json",
        ].map((file) => path.join(root, "host/dist", file)),
      build: async (/** @type {string} */ fingerprint) => {
        await buildHost({
          folder: path.join(root, "host/dist"),
          version: await versionOf("host", fingerprint),
        });
        await checkHostBudget();
      },
    },
    { app: "sandbox", outputs: async () => [path.join(root, "sandbox/dist/main.cjs")], build: buildSandbox },
    ...remoteNames.map((name) => ({
      app: name,
      outputs: async (/** @type {string} */ fingerprint) => [
        path.join(localBuilds, REGISTRY_FILE),
        path.join(localBuilds, name, await versionOf(name, fingerprint), "release.json"),
      ],
      build: (/** @type {string} */ fingerprint) => build(name, fingerprint),
    })),
  ];
}

/**
 * Builds what has changed since the last build. Nothing becomes live.
 *
 * @param {readonly string[]} [apps] only these
 */
export async function buildStale(apps) {
  const all = await targets();
  await buildTargets(apps ? all.filter(({ app }) => apps.includes(app)) : all);
}
