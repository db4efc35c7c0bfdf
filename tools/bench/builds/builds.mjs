import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import {
  federationName,
  hostConfig as ownHostConfig,
  precompress,
  readRemoteManifest,
  remoteNames,
  root,
} from "@stays/build";
import {
  addressOfBuild,
  benchFolder,
  compile,
  webBuild,
  writeModuleTable,
  writeSource,
} from "./web-build.mjs";

/** @import { Configuration } from "@rspack/core" */
/** @import { ImportOf } from "./web-build.mjs" */

const BUILD = "federation-defaults";

/** Modules of which the source needs one instance. Everything else keeps the plugin's defaults. */
const shared = Object.fromEntries(
  ["react", "react-dom", "@stays/contract", "@stays/texts"].map((name) => [
    name,
    { singleton: true, requiredVersion: /** @type {const} */ (false) },
  ]),
);

/** @param {string} remote @returns {Promise<Configuration>} */
async function remoteConfig(remote) {
  const manifest = await readRemoteManifest(path.join(root, remote));
  const config = webBuild({ build: BUILD, app: remote, context: manifest.folder });
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(remote),
        filename: "remoteEntry.js",
        exposes: manifest.exposes,
        shared,
        dts: false,
      }),
    ],
  };
}

/** @returns {Promise<Configuration>} */
async function hostConfig() {
  const table = path.join(benchFolder, `${BUILD}-table.mjs`);
  await writeModuleTable(
    table,
    (remote, module) => `import(${JSON.stringify(`${federationName(remote)}/${module}`)})`,
  );
  const context = path.join(root, "host");
  const start = path.join(benchFolder, `${BUILD}-start.mjs`);
  await writeSource(start, `import(${JSON.stringify(path.join(context, "browser/main.tsx"))});\n`);
  const config = webBuild({ build: BUILD, app: "host", context, table });
  const remotes = remoteNames.map((remote) => [
    federationName(remote),
    `${federationName(remote)}@${addressOfBuild(BUILD)}${remote}/remoteEntry.js`,
  ]);
  return {
    ...config,
    entry: { main: start },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({ name: "host", remotes: Object.fromEntries(remotes), shared, dts: false }),
    ],
  };
}

/**
 * Builds the same source with the defaults of Module Federation. Addresses are compiled into the host, the
 * start is asynchronous, and each side brings the shared modules. Every app contains the runtime, and nothing
 * is preloaded.
 */
export async function buildFederationDefaults() {
  const configs = [await hostConfig(), ...(await Promise.all(remoteNames.map(remoteConfig)))];
  const files = await compile(configs, `${addressOfBuild(BUILD)}host/`);
  await precompress(path.join(benchFolder, BUILD));
  return files;
}

/**
 * Builds the same source without federation: the host, all pages and all slots in one bundle. Lazy parts of
 * the sources (the map, dialogs, other languages) stay separate chunks, as in any well-made bundle.
 *
 * @param {{ build: string, isSplit: boolean }} parts `isSplit` = one chunk for each page and slot instead
 */
export async function buildOneBundle({ build, isSplit }) {
  const table = path.join(benchFolder, `${build}-table.mjs`);
  await writeModuleTable(table, (remote, module, file) =>
    isSplit
      ? `import(/* webpackChunkName: "${remote}-${module}" */ ${JSON.stringify(file)})`
      : `import(/* webpackMode: "eager" */ ${JSON.stringify(file)})`,
  );
  const context = path.join(root, "host");
  const config = {
    ...webBuild({ build, app: "app", context, table }),
    entry: { main: "./browser/main.tsx" },
  };
  const files = await compile([config], `${addressOfBuild(build)}app/`);
  await precompress(path.join(benchFolder, build));
  return files;
}

const RENDERED_APP = "rendered-app";

/** Modules of the host that the build replaces: the request of an import, and the file in this folder. */
const REPLACED = /** @type {const} */ ([
  [/\/remotes\/federation\.ts$/, "bundled-loader.ts"],
  [/^\.\/page-source\.ts$/, "bundled-page-source.ts"],
  [/^\.\/route-files\.ts$/, "bundled-route-files.ts"],
]);

/** A configuration without federation. @param {Configuration} config @param {ImportOf} writeImport */
async function withRemotes(config, writeImport) {
  const table = path.join(benchFolder, `${RENDERED_APP}-${config.name}.mjs`);
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

/**
 * Builds the same site without federation, rendered on the server: the browser's files have a chunk per page or
 * slot, and the server contains all of them. Everything else is the host's own build.
 *
 * @returns {Promise<string>} the server's program
 */
export async function buildRenderedApp() {
  const folder = path.join(benchFolder, RENDERED_APP, "host/dist");
  const [web, server, ...others] = await ownHostConfig(path.join(root, "host"))({ output: folder });
  if (!web || !server) throw new Error("The host has no configurations of browser and server.");
  const configs = [
    await withRemotes(
      web,
      (remote, module, file) =>
        `import(/* webpackChunkName: "${remote}-${module}" */ ${JSON.stringify(file)})`,
    ),
    await withRemotes(
      server,
      (_remote, _module, file) => `import(/* webpackMode: "eager" */ ${JSON.stringify(file)})`,
    ),
    ...others,
  ];
  const { chunks } = await compile(configs, "/assets/");
  await writeSource(path.join(folder, "server/page-files.json"), JSON.stringify(chunks));
  return path.join(folder, "server/serve.cjs");
}
