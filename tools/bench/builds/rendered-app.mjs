import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { rspack } from "@rspack/core";
import { BuildError, hostConfig, readRemoteManifest, remoteNames, root } from "@stays/build";

/** @import { Configuration } from "@rspack/core" */
/** The import expression of a page or slot. @typedef {(chunk: string, file: string) => string} ImportOf */

/** The build that ours is compared with. No product code reads it. */
const folder = path.join(root, "node_modules/.cache/stays/bench/rendered-app");

/** Modules of the host that the build replaces: the request of an import, and the file in this folder. */
const REPLACED = /** @type {const} */ ([
  [/\/remotes\/federation\.ts$/, "bundled-loader.ts"],
  [/^\.\/page-source\.ts$/, "bundled-page-source.ts"],
  [/^\.\/route-files\.ts$/, "bundled-route-files.ts"],
]);

/** @param {string} file @param {string} text */
async function writeSource(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the table from which a build loads all pages and slots. @param {string} file @param {ImportOf} writeImport */
async function writeModuleTable(file, writeImport) {
  const manifests = await Promise.all(remoteNames.map((name) => readRemoteManifest(path.join(root, name))));
  const rows = manifests.flatMap(({ name, folder: sources, exposes }) =>
    Object.entries(exposes).map(([expose, target]) => {
      const module = expose.replace("./", "");
      const source = writeImport(`${name}-${module}`, path.join(sources, target));
      return `  ${JSON.stringify(`${name}/${module}`)}: () => ${source},`;
    }),
  );
  await writeSource(file, `export const modules = {\n${rows.join("\n")}\n};\n`);
}

/** A configuration without federation. @param {Configuration} config @param {ImportOf} writeImport */
async function withRemotes(config, writeImport) {
  const table = path.join(folder, `${config.name}-modules.mjs`);
  await writeModuleTable(table, writeImport);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { "bench-modules": table } },
    plugins: [
      ...(config.plugins ?? []),
      ...REPLACED.map(
        ([request, file]) =>
          new rspack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file)),
      ),
    ],
  };
}

/** Runs compilers. @param {Configuration[]} configs @returns the addresses of the first one's files, by chunk */
async function compile(configs) {
  const compiler = rspack(configs);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new BuildError(stats.toString({ preset: "errors-only", colors: false }));
  const { namedChunkGroups = {} } =
    stats?.stats[0]?.toJson({ all: false, chunkGroups: true, ids: true }) ?? {};
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => `/assets/${asset.name}`),
    ]),
  );
}

/**
 * Builds the same site without federation, rendered on the server: the browser's files have a chunk per page or
 * slot, and the server contains all of them. Everything else is the host's own build.
 *
 * @returns {Promise<string>} the server's program
 */
export async function buildRenderedApp() {
  const output = path.join(folder, "host/dist");
  const [web, server, ...others] = await hostConfig(path.join(root, "host"))({ output });
  if (!web || !server) throw new Error("The host has no configurations of browser and server.");
  const chunks = await compile([
    await withRemotes(
      web,
      (chunk, file) => `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`,
    ),
    await withRemotes(server, (_, file) => `import(/* webpackMode: "eager" */ ${JSON.stringify(file)})`),
    ...others,
  ]);
  await writeSource(path.join(output, "server/page-files.json"), JSON.stringify(chunks));
  return path.join(output, "server/serve.cjs");
}
