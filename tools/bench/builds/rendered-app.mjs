import path from "node:path";
import { rspack } from "@rspack/core";
import { hostConfig, root } from "@stays/build";
import { benchFolder, compile, filesOf, writeModuleTable, writeSource } from "./web-build.mjs";

const BUILD = "rendered-app";
const PUBLIC_PATH = "/assets/";

/**
 * Modules of the host that the build replaces: the request of an import, and the file in this folder.
 *
 * @typedef {readonly (readonly [RegExp, string])[]} Replacements
 */

/** @type {Replacements} */
const browserParts = [[/\/remotes\/federation\.ts$/, "bundled-loader.ts"]];
/** @type {Replacements} */
const serverParts = [
  [/^\.\/page-source\.ts$/, "bundled-page-source.ts"],
  [/^\.\/route-files\.ts$/, "bundled-route-files.ts"],
];

/**
 * A configuration of the host without federation.
 *
 * @param {import("@rspack/core").Configuration} config
 * @param {Replacements} replaced
 * @param {import("./web-build.mjs").ImportOf} importOf
 * @returns {Promise<import("@rspack/core").Configuration>}
 */
async function withRemotes(config, replaced, importOf) {
  const table = path.join(benchFolder, `${BUILD}-${config.name}.mjs`);
  await writeModuleTable(table, importOf);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { "bench-modules": table } },
    plugins: [
      ...(config.plugins ?? []),
      ...replaced.map(
        ([request, file]) =>
          new rspack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file)),
      ),
    ],
  };
}

/**
 * Builds the same site without federation, rendered on the server: the browser's files have a chunk per page or
 * slot, and the server contains all of them. Everything else is the host's own build.
 *
 * @returns {Promise<string>} the server's program
 */
export async function buildRenderedApp() {
  const folder = path.join(benchFolder, BUILD, "host/dist");
  const [web, server, ...others] = await hostConfig(path.join(root, "host"))({ output: folder });
  if (!web || !server) throw new Error("The host has no configurations of browser and server.");
  const [stats] = await compile([
    await withRemotes(
      web,
      browserParts,
      (remote, module, file) =>
        `import(/* webpackChunkName: "${remote}-${module}" */ ${JSON.stringify(file)})`,
    ),
    await withRemotes(
      server,
      serverParts,
      (_remote, _module, file) => `import(/* webpackMode: "eager" */ ${JSON.stringify(file)})`,
    ),
    ...others,
  ]);
  if (!stats) throw new Error(`${BUILD}: the bundler returned no statistics`);
  const { chunks } = filesOf(stats, PUBLIC_PATH);
  await writeSource(path.join(folder, "server/page-files.json"), JSON.stringify(chunks));
  return path.join(folder, "server/serve.cjs");
}
