import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { releaseVersion, sourcesOf } from "./steps/build-plan.mjs";
import { fingerprint } from "./steps/fingerprint.mjs";
import { root } from "./steps/root.mjs";
import { readStamp, writeStamp } from "./steps/stamp.mjs";
import { runTool, step, ToolError } from "./steps/step.mjs";

/**
 * Something that is built: an app with what comes out of it.
 *
 * @typedef {object} Target
 * @property {string} app
 * @property {(mark: string) => Promise<readonly string[]>} outputs files that are there once it is built
 * @property {(mark: string) => Promise<unknown>} build
 */

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

/** @returns {Promise<readonly Target[]>} */
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
      build: buildHost,
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

/** @param {Target} target */
async function buildIfStale({ app, outputs, build }) {
  const mark = await fingerprint(sourcesOf(app));
  const stamp = `build-${app}`;
  const isThere = (await outputs(mark)).every((file) => existsSync(file));
  if (isThere && (await readStamp(stamp)) === mark) return false;
  await step(`build ${app}`, () => build(mark));
  await writeStamp(stamp, mark);
  return true;
}

/** Builds what has changed since it was last built, and makes it live in the local releases. */
export async function buildStale() {
  const { BuildError } = await import("@stays/build");
  let built = 0;
  try {
    for (const target of await targets()) if (await buildIfStale(target)) built += 1;
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(error.message) : error;
  }
  if (built === 0) console.log("✓ build (nothing has changed)");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await runTool(buildStale);
