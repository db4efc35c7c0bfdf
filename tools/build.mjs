import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { releaseVersion } from "./steps/build-plan.mjs";
import { buildTargets } from "./steps/build-targets.mjs";
import { holdHostToBudget } from "./steps/host-budget.mjs";
import { root } from "./steps/root.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run build

Builds the host, the stand-in and the remotes that have changed since they were last built, and makes the remotes live in
the local releases. RELEASES=folder chooses them; a bucket is left alone, there npm run release makes live.`;

const named = process.env.RELEASES || "releases";
const releases = path.resolve(root, named);

/**
 * @param {string} app
 * @param {string} mark
 */
async function versionOf(app, mark) {
  const manifest = JSON.parse(await readFile(path.join(root, app, "package.json"), "utf8"));
  return releaseVersion(manifest.version, mark);
}

/** @returns {Promise<readonly import("./steps/build-targets.mjs").Target[]>} */
async function targets() {
  const { buildHost, buildRemote, buildSandbox, remoteNames } = await import("@stays/build");
  const { goLive, isBucket, openFolderReleases, REGISTRY_FILE, updateRegistry } = await import(
    "@stays/releases"
  );
  /** @param {string} name @param {string} mark */
  const release = async (name, mark) => {
    const version = await versionOf(name, mark);
    await buildRemote({ name, version, folder: releases });
    const act = { by: "npm run build", at: new Date().toISOString() };
    await updateRegistry(openFolderReleases(releases), (registry) => goLive(registry, name, version, act));
  };
  return [
    {
      app: "host",
      outputs: async () =>
        ["main.cjs", "offer.json"].map((file) => path.join(root, "host/dist/server", file)),
      build: async () => {
        await buildHost({ folder: path.join(root, "host/dist") });
        await holdHostToBudget();
      },
    },
    { app: "sandbox", outputs: async () => [path.join(root, "sandbox/dist/main.cjs")], build: buildSandbox },
    // What is live from a bucket is live for others: it is moved by npm run release alone.
    ...(isBucket(named) ? [] : remoteNames).map((name) => ({
      app: name,
      outputs: async (/** @type {string} */ mark) => [
        path.join(releases, REGISTRY_FILE),
        path.join(releases, name, await versionOf(name, mark), "release.json"),
      ],
      build: (/** @type {string} */ mark) => release(name, mark),
    })),
  ];
}

/** Builds what has changed since it was last built, and makes it live in the local releases. */
export async function buildStale() {
  await buildTargets(await targets());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await runCommand(help, {}, buildStale);
