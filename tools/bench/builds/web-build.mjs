import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { rspack } from "@rspack/core";
import { BuildError, baseConfig, readRemoteManifest, remoteNames, root } from "@stays/build";

/** @import { Configuration, Plugins, StatsCompilation } from "@rspack/core" */

/** Folder of the builds that ours is compared with. No product code reads it. */
export const benchFolder = path.join(root, "node_modules/.cache/stays/bench");

/** Address at which the benchmark serves a build. @param {string} build */
export const addressOfBuild = (build) => `/bench/${build}/`;

/**
 * The configuration that all compared builds share: the host's own browser entry with another loader for the
 * modules of remotes.
 *
 * @param {{ build: string, app: string, context: string, table?: string }} parts `table` of `writeModuleTable`
 * @returns {Configuration & { plugins: Plugins }}
 */
export function webBuild({ build, app, context, table }) {
  const base = baseConfig({ name: `${build} ${app}`, context, isProduction: true, isServer: false });
  return {
    ...base,
    resolve: { ...base.resolve, ...(table ? { alias: { "bench-modules": table } } : {}) },
    target: ["web", "es2022"],
    output: {
      path: path.join(benchFolder, build, app),
      publicPath: `${addressOfBuild(build)}${app}/`,
      filename: "js/[name].[contenthash:8].js",
      chunkFilename: "js/[name].[contenthash:8].js",
      cssFilename: "css/[name].[contenthash:8].css",
      cssChunkFilename: "css/[name].[contenthash:8].css",
      assetModuleFilename: "files/[name].[contenthash:8][ext]",
      uniqueName: app.replaceAll("-", "_"),
      clean: true,
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /remotes\/federation\.ts$/,
        path.join(import.meta.dirname, "bundled-loader.ts"),
      ),
    ],
  };
}

/**
 * The files of a build that its document names.
 *
 * @typedef {object} BuildFiles
 * @property {readonly string[]} scripts addresses of the scripts that start the page
 * @property {readonly string[]} styles
 * @property {Readonly<Record<string, readonly string[]>>} chunks addresses by name of the chunk group
 */

/** @param {StatsCompilation} stats @param {string} publicPath @returns {BuildFiles} */
function listFiles(stats, publicPath) {
  /** @param {readonly { name: string }[]} [assets] */
  const addresses = (assets = []) => assets.map(({ name }) => publicPath + name);
  const entry = addresses(stats.entrypoints?.main?.assets);
  return {
    scripts: entry.filter((file) => file.endsWith(".js")),
    styles: entry.filter((file) => file.endsWith(".css")),
    chunks: Object.fromEntries(
      Object.entries(stats.namedChunkGroups ?? {}).map(([name, { assets }]) => [name, addresses(assets)]),
    ),
  };
}

/** @param {string} file @param {string} text */
export async function writeSource(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Runs compilers, and lists the files of the first. @param {Configuration[]} configs @param {string} publicPath */
export async function compile(configs, publicPath) {
  const compiler = rspack(configs);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [first] = stats?.stats ?? [];
  if (!stats || !first) throw new Error("The bundler returned no statistics.");
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: "errors-only", colors: false }));
  return listFiles(
    first.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, ids: true }),
    publicPath,
  );
}

/**
 * Writes the table from which a build loads all pages and slots.
 *
 * @typedef {(remote: string, module: string, file: string) => string} ImportOf the import expression of a module
 * @param {string} file to write
 * @param {ImportOf} writeImport
 */
export async function writeModuleTable(file, writeImport) {
  const manifests = await Promise.all(remoteNames.map((name) => readRemoteManifest(path.join(root, name))));
  const rows = manifests.flatMap((manifest) =>
    Object.entries(manifest.exposes).map(([expose, target]) => {
      const module = expose.replace("./", "");
      const source = writeImport(manifest.name, module, path.join(manifest.folder, target));
      return `  ${JSON.stringify(`${manifest.name}/${module}`)}: () => ${source},`;
    }),
  );
  await writeSource(file, `export const modules = {\n${rows.join("\n")}\n};\n`);
}
