import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { baseConfig, federationName } from "./base-config.mjs";
import { compileHints, minimizers, sourceMaps } from "./minimizers.mjs";
import { bundlerRuntime, federationShared, serverExternals } from "./shared-modules.mjs";

/** Milliseconds until loading a chunk fails; the host gives a whole slot 5 s. */
const chunkLoadTimeout = 5000;

/**
 * The federation of a remote: a container with one chunk for each page and slot.
 *
 * @param {import("./remote-manifest.mjs").ManifestSource} manifest
 * @param {ReturnType<typeof federationShared>} shared
 * @param {Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>} more options of a release
 */
export const remoteFederation = ({ name, exposes }, shared, more = {}) =>
  new ModuleFederationPlugin({
    name: federationName(name),
    filename: "remoteEntry.js",
    exposes,
    remotes: {},
    shared,
    shareStrategy: "loaded-first",
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: "web" } },
    ...more,
  });

/** The name by which the federation's runtime imports from the folder of a remote. */
const OWN_FOLDER = "@stays/own-folder";

/**
 * Lets the federation's runtime, a module whose source is its address, import by paths from the remote's folder. The id of
 * a module is a hash of its address, and would otherwise differ in each working copy. The bundler's part is imported by
 * its name, so that it can be an external.
 *
 * @param {string} folder
 */
const withoutAbsolutePaths = (folder) =>
  new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (data) => {
    data.request = data.request.replaceAll(/(?<=from%20%22)((?!%22)[^;])+(?=%22)/g, (encoded) => {
      const file = decodeURIComponent(encoded);
      if (!path.isAbsolute(file)) return encoded;
      if (file.includes(path.normalize(`/${bundlerRuntime}/`))) return encodeURIComponent(bundlerRuntime);
      const relative = path.relative(folder, file).replaceAll(path.sep, "/");
      return encodeURIComponent(`${OWN_FOLDER}/${relative}`);
    });
  });

/**
 * Lists the bundler's part of the federation's runtime with the modules that the release needs from the host, so that each
 * gate and each host checks it like those.
 *
 * @param {{ stats: any }} build
 */
const requireBundlerRuntime = ({ stats }) => {
  const { pluginVersion } = stats.metaData;
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  stats.shared.push({
    id: `${stats.name}:${bundlerRuntime}`,
    name: bundlerRuntime,
    version: "",
    singleton: true,
    requiredVersion: `^${pluginVersion}`,
    assets,
    usedIn: [],
    usedExports: [],
  });
  return stats;
};

/**
 * @typedef {object} RemoteBuild
 * @property {import("./remote-manifest.mjs").ManifestSource} manifest
 * @property {string} version of the release
 * @property {string} facadeVersion of our shared packages
 * @property {string} outputPath folder of the release
 * @property {boolean} isProduction of the browser's build; the server's always is
 */

/**
 * The browser build of a remote: a container with one chunk per page and per slot.
 *
 * @param {RemoteBuild} build
 * @returns {import("@rspack/core").Configuration}
 */
export function remoteWebConfig({ manifest, version, facadeVersion, outputPath, isProduction }) {
  const base = baseConfig({
    name: manifest.name,
    context: manifest.folder,
    isProduction,
    isServer: false,
  });
  return {
    ...base,
    resolve: { ...base.resolve, alias: { [OWN_FOLDER]: manifest.folder } },
    // Each entry gets an object of its own: it keeps the state of its container in it.
    externals: { [bundlerRuntime]: "var _FEDERATION_BUNDLER_RUNTIME()" },
    target: ["web", "es2022"],
    entry: {},
    output: {
      path: outputPath,
      publicPath: `/releases/${manifest.name}/${version}/`,
      filename: "js/[name].[contenthash:8].js",
      chunkFilename: "js/[name].[contenthash:8].js",
      cssChunkFilename: "css/[name].[contenthash:8].css",
      assetModuleFilename: "files/[name].[contenthash:8][ext]",
      uniqueName: federationName(manifest.name),
      // Two releases of a remote may be in one page view, so neither may use the other's chunks.
      chunkLoadingGlobal: `chunks_${federationName(manifest.name)}_${version}`,
      // A retry evaluates a module again that threw at import, instead of returning it half evaluated.
      strictModuleErrorHandling: true,
      // The integrity plugin requires it.
      crossOriginLoading: "anonymous",
      chunkLoadTimeout,
    },
    // In bytes of sources: a file for less than some 5 KB compressed costs a page more than it saves the next one.
    optimization: { minimizer: minimizers(), splitChunks: { minSize: 60_000 } },
    plugins: [
      remoteFederation(manifest, federationShared({ isProduction, version: facadeVersion }), {
        manifest: { additionalData: requireBundlerRuntime },
        runtimePlugins: [path.join(import.meta.dirname, "runtime/chunk-retry.ts")],
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: "web" },
        },
      }),
      withoutAbsolutePaths(manifest.folder),
      ...(isProduction ? [compileHints(), sourceMaps()] : []),
      // The entry has the hash of each chunk. They do not compress, so they are short.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"], enabled: true }),
    ],
  };
}

/**
 * The server build of a remote: one CommonJS file that requires all shared modules from the host.
 *
 * @param {RemoteBuild & { entry: string }} build `entry` is the module that lists all pages
 * @returns {import("@rspack/core").Configuration}
 */
export function remoteServerConfig({ manifest, version, outputPath, entry }) {
  const base = baseConfig({
    name: `${manifest.name}-server`,
    context: manifest.folder,
    isProduction: true,
    isServer: true,
  });
  return {
    ...base,
    target: "node20",
    entry: { server: entry },
    output: {
      path: outputPath,
      publicPath: `/releases/${manifest.name}/${version}/`,
      filename: "server.cjs",
      assetModuleFilename: "files/[name].[contenthash:8][ext]",
      library: { type: "commonjs2" },
      uniqueName: federationName(manifest.name),
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: "eager" } } },
    externals: serverExternals(),
    optimization: { splitChunks: false, runtimeChunk: false },
  };
}
