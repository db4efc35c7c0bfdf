import path from "node:path";
import { rspack } from "@rspack/core";
import { baseConfig, root } from "./base-config.mjs";
import { compileHints, minimizers, sourceMaps } from "./minimizers.mjs";

const context = path.join(root, "host");

/**
 * Leaves the parts for Node and for snapshots out of the federation runtime, as the plugin's options `target` and
 * `disableSnapshot` do in a remote.
 */
export const leanFederation = new rspack.DefinePlugin({
  ENV_TARGET: JSON.stringify("web"),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
});

/**
 * The browser build of the host: shell, router, cart store and all shared modules. The host starts the federation
 * itself (`host/browser/remotes/federation.ts`), so it needs no federation plugin.
 *
 * @param {{ outputPath: string, isProduction: boolean }} build
 * @returns {import("@rspack/core").Configuration}
 */
export function hostWebConfig({ outputPath, isProduction }) {
  const base = baseConfig({ name: "host", context, isProduction, isServer: false });
  return {
    ...base,
    target: ["web", "es2022"],
    entry: { main: "./browser/main.tsx" },
    output: {
      path: outputPath,
      publicPath: "/assets/",
      filename: "js/[name].[contenthash:8].js",
      chunkFilename: "js/[name].[contenthash:8].js",
      cssFilename: "css/[name].[contenthash:8].css",
      cssChunkFilename: "css/[name].[contenthash:8].css",
      assetModuleFilename: "files/[name].[contenthash:8][ext]",
      uniqueName: "host",
      // The integrity plugin requires it.
      crossOriginLoading: "anonymous",
      clean: true,
    },
    optimization: {
      minimizer: minimizers(),
      splitChunks: {
        chunks: "initial",
        // React in a chunk of its own stays cached for months. Two parallel files also get a larger share of
        // a slow connection.
        cacheGroups: {
          react: { test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
        },
      },
    },
    plugins: [
      leanFederation,
      ...(isProduction ? [compileHints(), sourceMaps()] : []),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"], enabled: true }),
    ],
  };
}

/**
 * The server build of the host: the HTTP process and the render worker.
 *
 * @param {{ outputPath: string }} build
 * @returns {import("@rspack/core").Configuration}
 */
export function hostServerConfig({ outputPath }) {
  const base = baseConfig({ name: "host-server", context, isProduction: true, isServer: true });
  return {
    ...base,
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        // The render worker may use only the fetch that it receives: without Node's adapter axios cannot
        // reach the network.
        { test: /[\\/]node_modules[\\/]axios[\\/]/, resolve: { aliasFields: ["browser"] } },
      ],
    },
    target: "node20",
    entry: {
      serve: "./server/serve.ts",
      "check-galaxy": "./server/check-galaxy.ts",
      "check-settings": "./server/check-settings.ts",
      "render-worker": "./server/render/render-worker.tsx",
    },
    output: {
      path: outputPath,
      publicPath: "/assets/",
      filename: "[name].cjs",
      assetModuleFilename: "files/[name].[contenthash:8][ext]",
      library: { type: "commonjs2" },
      uniqueName: "host",
      // The other compiler writes into the same folder.
      clean: { keep: /(?:early-input|search-box|service-worker(?:-removal)?)\.js$/ },
    },
    optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
  };
}

/**
 * The build of scripts that are one file each and whose address has no version: the server serves them from its own
 * folder, and writes the one for input before hydration into every page.
 *
 * @param {{ outputPath: string }} build `outputPath` is that of the server
 * @returns {import("@rspack/core").Configuration}
 */
export function singleScriptsConfig({ outputPath }) {
  // The server calls this function with its settings.
  const define = "defineStaysSearch";
  return {
    ...baseConfig({ name: "host-single-scripts", context, isProduction: true, isServer: false }),
    target: ["web", "es2022"],
    entry: {
      "early-input": "./browser/early-input/main.ts",
      "search-box": {
        import: "./browser/search-box/search-box.ts",
        library: { type: "var", name: define, export: define },
      },
      "service-worker": "./browser/offline/service-worker.ts",
      "service-worker-removal": "./browser/offline/service-worker-removal.ts",
    },
    output: { path: outputPath, filename: "[name].js" },
    optimization: { minimizer: minimizers() },
  };
}

/**
 * The build of the mock back end as one file; its native modules stay in node_modules.
 *
 * @param {{ outputPath: string }} build
 * @returns {import("@rspack/core").Configuration}
 */
export function sandboxServerConfig({ outputPath }) {
  return {
    ...baseConfig({
      name: "sandbox",
      context: path.join(root, "sandbox"),
      isProduction: true,
      isServer: true,
    }),
    target: "node20",
    entry: { main: "./src/main.ts" },
    output: { path: outputPath, filename: "[name].cjs", library: { type: "commonjs2" }, clean: true },
    externals: {
      sharp: "commonjs sharp",
      // Without its clients for servers.
      "@libsql/client/sqlite3": "commonjs @libsql/client/sqlite3",
      "flag-icons": "commonjs flag-icons",
    },
    optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
  };
}
