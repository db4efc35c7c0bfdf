import { createRequire } from "node:module";
import path from "node:path";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig, federationName, root } from "./base-config.mjs";
import { leanFederation } from "./host-config.mjs";
import { remoteFederation, remoteServerConfig } from "./remote-config.mjs";
import { readRemoteManifest } from "./remote-manifest.mjs";
import { writeServerEntry } from "./server-entry.mjs";
import { facadeVersion, federationShared } from "./shared-modules.mjs";

/** The base path of an app's files in development, which the server keeps in memory. @param {string} app */
export const devBase = (app) => `/dev/${app}/`;

const require = createRequire(import.meta.url);

/** Text files, which are replaced in the page after an edit. */
const texts = {
  test: /[\\/]texts[\\/][a-z]{2}\.json$/,
  type: "javascript/auto",
  loader: path.join(import.meta.dirname, "text-loader.mjs"),
};

/**
 * The development server's client, which every app has for its hot updates. Only the host's shows errors, so
 * that a page has one overlay.
 *
 * @param {string} app
 */
function devClient(app) {
  const overlay = app === "host" && { errors: true, warnings: false, runtimeErrors: false };
  const query = [
    "hot=true",
    "live-reload=false",
    "logging=warn",
    `overlay=${encodeURIComponent(JSON.stringify(overlay))}`,
  ];
  const client = `${require.resolve("@rspack/dev-server/client/index.js")}?${query.join("&")}`;
  // Without a name it belongs to every entry, as the federation's entry of a remote.
  return new rspack.EntryPlugin(path.join(root, app), client, {});
}

/**
 * @param {string} app
 * @param {{ entry: import("@rspack/core").Entry, federation: import("@rspack/core").RspackPluginInstance }} parts
 * @returns {import("@rspack/core").Configuration}
 */
function devConfig(app, { entry, federation }) {
  const base = baseConfig({
    name: app,
    context: path.join(root, app),
    isProduction: false,
    isServer: false,
    refresh: true,
  });
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), texts] },
    target: ["web", "es2022"],
    entry,
    output: {
      // Never written: the development server keeps all files in memory.
      path: path.join(root, "node_modules/.cache/dev", app),
      publicPath: devBase(app),
      filename: "[name].js",
      cssFilename: "[name].css",
      chunkFilename: "[name].chunk.js",
      cssChunkFilename: "[name].chunk.css",
      uniqueName: federationName(app),
    },
    optimization: { runtimeChunk: false },
    plugins: [federation, new ReactRefreshRspackPlugin(), devClient(app)],
  };
}

/**
 * The compiler of one remote under development inside a deployed host. The host's React is the production
 * build, so the remote is built for it. Its code is readable and has source maps, and changes reload the page
 * instead of using fast refresh.
 *
 * @param {string} folder of the remote
 * @param {{ port: number, hosts: readonly string[] }} server `hosts` are the sites that may load it, besides localhost
 * @returns {Promise<import("@rspack/core").Configuration & { devServer: import("@rspack/dev-server").Configuration }>}
 */
export async function deployedDevConfig(folder, { port, hosts }) {
  const manifest = await readRemoteManifest(folder);
  const { name } = manifest;
  const base = baseConfig({ name, context: folder, isProduction: true, isServer: false });
  return {
    ...base,
    devtool: "cheap-module-source-map",
    target: ["web", "es2022"],
    entry: {},
    output: {
      path: path.join(root, "node_modules/.cache/dev", name),
      publicPath: `http://localhost:${port}${devBase(name)}`,
      filename: "[name].js",
      chunkFilename: "[name].chunk.js",
      cssChunkFilename: "[name].chunk.css",
      uniqueName: federationName(name),
    },
    optimization: { minimize: false, runtimeChunk: false },
    lazyCompilation: false,
    devServer: {
      port,
      hot: false,
      liveReload: true,
      headers: { "access-control-allow-origin": "*" },
      allowedHosts: [...hosts, "localhost"],
      client: { overlay: false, logging: "warn", webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { writeToDisk: false },
    },
    plugins: [
      remoteFederation(manifest, federationShared({ isProduction: true, version: await facadeVersion() })),
    ],
  };
}

/**
 * The compilers of a development session in one process: the host and the remotes under development.
 *
 * @param {readonly string[]} names of remotes
 */
export async function devConfigs(names) {
  const shared = federationShared({ isProduction: false, version: await facadeVersion() });
  const host = devConfig("host", { entry: { main: "./browser/main.tsx" }, federation: leanFederation });
  const remotes = await Promise.all(
    names.map(async (name) => {
      const federation = remoteFederation(await readRemoteManifest(path.join(root, name)), shared);
      return devConfig(name, { entry: {}, federation });
    }),
  );
  return [host, ...remotes];
}

/**
 * The compilers of the server bundles of remotes under development, whose stacks name the sources. They name the files
 * of the development server.
 *
 * @param {readonly string[]} names of remotes
 */
export async function devServerConfigs(names) {
  const build = { version: "development", facadeVersion: await facadeVersion(), isProduction: false };
  return Promise.all(
    names.map(async (name) => {
      const manifest = await readRemoteManifest(path.join(root, name));
      const outputPath = path.join(root, "node_modules/.cache/dev-server", name);
      const entry = await writeServerEntry(manifest);
      const config = remoteServerConfig({ ...build, manifest, outputPath, entry });
      const { assetModuleFilename: _, ...output } = config.output ?? {};
      return {
        ...config,
        name,
        // Node reads the maps of evaluated modules alone, as the bundle is no file.
        devtool: /** @type {const} */ ("eval-cheap-module-source-map"),
        output: {
          ...output,
          publicPath: devBase(name),
          devtoolModuleFilenameTemplate: "[absolute-resource-path]",
        },
        optimization: { ...config.optimization, minimize: false },
        plugins: [new rspack.BannerPlugin({ banner: "process.setSourceMapsEnabled(true);", raw: true })],
      };
    }),
  );
}
