import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./base-config.mjs";
import { compile } from "./compile.mjs";
import { hostServerConfig, hostWebConfig, sandboxConfig } from "./host-config.mjs";
import { hostOffer } from "./host-offer.mjs";
import { precompress } from "./precompress.mjs";
import { writeHostDescriptor, writeReleaseDescriptor } from "./release-descriptor.mjs";
import { remoteServerConfig, remoteWebConfig } from "./remote-config.mjs";
import { readRemoteManifest } from "./remote-manifest.mjs";

/** The remotes: the folders of the workspace with a manifest. */
export const remoteNames = readdirSync(root).filter(
  (name) => name.startsWith("mf-") && existsSync(path.join(root, name, "remote.ts")),
);

/** The version under which the facades are shared. */
export async function facadeVersion() {
  return JSON.parse(await readFile(path.join(root, "shared/contract/package.json"), "utf8")).version;
}

/** The current contract version. */
async function contractVersion() {
  const source = await readFile(path.join(root, "shared/contract/src/version.ts"), "utf8");
  return Number(/CONTRACT_VERSION = (\d+)/.exec(source)?.[1]);
}

/**
 * Writes the entry module of the server bundle: it lists every page and slot, each evaluated on first use.
 *
 * @param {import("./remote-manifest.mjs").ManifestSource} door
 * @returns {Promise<string>} its path
 */
async function writeServerEntry(door) {
  const folder = path.join(door.folder, ".cache");
  const file = path.join(folder, "server-entry.mjs");
  /** @param {Record<string, string>} modules */
  const table = (modules) =>
    Object.entries(modules)
      .map(
        ([name, target]) =>
          `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(door.folder, target))}),`,
      )
      .join("\n");
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `export const pages = {\n${table(door.pages)}\n};\nexport const slots = {\n${table(door.slots)}\n};\n`,
  );
  return file;
}

/**
 * Builds one release of a remote, for the browser and for the server, into `{folder}/{name}/{version}`.
 *
 * @param {{ name: string, version: string, folder: string, sources?: string, isProduction?: boolean }}
 * release `sources` is the folder of the remote when it is not in the workspace
 */
export async function buildRemote({ name, version, folder, sources, isProduction = true }) {
  const door = await readRemoteManifest(name, sources);
  const outputPath = path.join(folder, name, version);
  await rm(outputPath, { recursive: true, force: true });
  const build = { door, version, facadeVersion: await facadeVersion(), outputPath, isProduction };
  const [stats] = await compile([
    remoteWebConfig(build),
    remoteServerConfig({ ...build, entry: await writeServerEntry(door) }),
  ]);
  if (!stats) throw new Error(`${name}: the bundler returned no statistics`);
  if (isProduction) await precompress(outputPath);
  return writeReleaseDescriptor({
    folder: outputPath,
    name,
    version,
    contract: await contractVersion(),
    sources: door.folder,
    stats,
  });
}

/**
 * Builds the host for the browser (`{folder}/web`) and the server (`{folder}/server`), with its offer beside
 * it.
 *
 * @param {{ folder: string, version: string, isProduction?: boolean }} build `folder` is inside the host's
 * folder, where the server expects the rest of the installation around it
 */
export async function buildHost({ folder, version, isProduction = true }) {
  const web = path.join(folder, "web");
  const server = path.join(folder, "server");
  const [stats] = await compile([
    hostWebConfig({ outputPath: web, facadeVersion: await facadeVersion(), isProduction }),
    hostServerConfig({ outputPath: server }),
  ]);
  const files = stats?.entrypoints?.main?.assets?.map((asset) => asset.name) ?? [];
  const assets = {
    js: files.filter((file) => file.endsWith(".js")),
    css: files.filter((file) => file.endsWith(".css")),
    texts: Object.fromEntries(
      Object.entries(stats?.namedChunkGroups ?? {})
        .filter(([group]) => group.startsWith("texts-"))
        .map(([group, { assets: names = [] }]) => [
          group.slice("texts-".length),
          names.map((asset) => asset.name),
        ]),
    ),
  };
  await writeFile(path.join(server, "offer.json"), `${JSON.stringify(await hostOffer(), null, 1)}\n`);
  await writeFile(path.join(web, "assets.json"), `${JSON.stringify(assets, null, 1)}\n`);
  await writeHostDescriptor({ folder: web, version, sources: path.join(root, "host") });
  if (isProduction) await precompress(web);
}

/** Builds the mock back end (`sandbox/dist/main.cjs`). */
export async function buildSandbox() {
  await compile([sandboxConfig({ outputPath: path.join(root, "sandbox/dist") })]);
}
