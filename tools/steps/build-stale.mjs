import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseVersion } from "./build-plan.mjs";
import { buildTargets } from "./build-targets.mjs";
import { checkHostBudget } from "./host-budget.mjs";
import { localBuilds } from "./local-builds.mjs";
import { root } from "./root.mjs";

const BUILDER = "npm run build";

/**
 * @param {string} app
 * @param {string} fingerprint
 */
async function versionOf(app, fingerprint) {
  const manifest = JSON.parse(await readFile(path.join(root, app, "package.json"), "utf8"));
  return releaseVersion(manifest.version, fingerprint);
}

/** Takes the builds of remotes whose folder was deleted off the site. @param {readonly string[]} names of the others */
async function retireDeleted(names) {
  const { changeRegistry, openFolderReleases, readRegistry, retire } = await import("@stays/releases");
  const builds = openFolderReleases(localBuilds);
  const { registry } = await readRegistry(builds);
  for (const remote of Object.keys(registry.remotes).filter((name) => !names.includes(name)))
    await changeRegistry(builds, { by: BUILDER, action: "retire", remote }, (known) =>
      remote in known.remotes ? retire(known, remote) : null,
    );
}

/** @returns {Promise<readonly import("./build-targets.mjs").Target[]>} */
async function targets() {
  const { buildHost, buildRemote, buildSandbox, remoteNames } = await import("@stays/build");
  const { REGISTRY_FOLDER } = await import("@stays/releases");
  const { recordBuild } = await import("../releases/record-build.mjs");
  /** @param {string} name @param {string} fingerprint */
  const build = async (name, fingerprint) => {
    const version = await versionOf(name, fingerprint);
    // The version is derived from the sources, so an existing build of it is used again.
    if (!existsSync(path.join(localBuilds, name, version, "release.json")))
      await buildRemote({ name, version, folder: localBuilds });
    await recordBuild(localBuilds, { name, version, by: BUILDER });
    await retireDeleted(remoteNames);
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
        path.join(localBuilds, REGISTRY_FOLDER),
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
