import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { federationName, precompress, readRemoteManifest, remoteNames, root } from "@stays/build";
import {
  addressOfBuild,
  benchFolder,
  compile,
  filesOf,
  webBuild,
  writeModuleTable,
  writeSource,
} from "./web-build.mjs";

const BUILD = "federation-defaults";

/** Modules of which the source needs one instance. Everything else keeps the plugin's defaults. */
const shared = Object.fromEntries(
  ["react", "react-dom", "@stays/contract", "@stays/texts"].map((name) => [
    name,
    { singleton: true, requiredVersion: /** @type {const} */ (false) },
  ]),
);

/** @param {string} remote @returns {Promise<import("@rspack/core").Configuration>} */
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

/** @returns {Promise<import("@rspack/core").Configuration>} */
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
  const [stats] = await compile(configs);
  if (!stats) throw new Error(`${BUILD}: the bundler returned no statistics`);
  await precompress(path.join(benchFolder, BUILD));
  return filesOf(stats, `${addressOfBuild(BUILD)}host/`);
}

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

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
      ? `import(/* webpackChunkName: ${quoted(`${remote}-${module}`)} */ ${quoted(file)})`
      : `import(/* webpackMode: "eager" */ ${quoted(file)})`,
  );
  const context = path.join(root, "host");
  const config = {
    ...webBuild({ build, app: "app", context, table }),
    entry: { main: "./browser/main.tsx" },
  };
  const [stats] = await compile([config]);
  if (!stats) throw new Error(`${build}: the bundler returned no statistics`);
  await precompress(path.join(benchFolder, build));
  return filesOf(stats, `${addressOfBuild(build)}app/`);
}
