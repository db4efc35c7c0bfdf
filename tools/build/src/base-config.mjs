import path from "node:path";
import { ecmaVersion } from "./browsers.mjs";

/**
 * Module rules: SWC compiles TypeScript and JSX, Rspack handles CSS modules.
 *
 * @param {{ isProduction: boolean, isServer: boolean, refresh: boolean }} target
 */
function moduleRules({ isProduction, isServer, refresh }) {
  // A custom property keeps its name: the host reads `--bar`, which stylesheets of remotes set.
  const parser = { namedExports: false, dashedIdents: false };
  const generator = {
    exportsConvention: "as-is",
    localIdentName: "[uniqueName]-[local]-[hash:6]",
    exportsOnly: isServer,
  };
  const swc = {
    loader: "builtin:swc-loader",
    type: "javascript/auto",
    options: {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", development: !isProduction, refresh } },
        target: `es${ecmaVersion}`,
      },
    },
  };
  return [
    {
      test: /\.tsx?$/,
      // Our packages are sources, also when they are installed.
      exclude: /node_modules[\\/](?!(?:@stays|\.pnpm)[\\/])/,
      ...swc,
    },
    // SWC marks calls of React such as `memo` as pure, so that the components that nobody uses can be left out.
    ...(isServer ? [] : [{ test: /[\\/]react-router[\\/].+\.mjs$/, ...swc }]),
    { test: /\.module\.css$/, type: "css/module", parser, generator },
    { test: /(?<!\.module)\.css$/, type: "css", generator: { exportsOnly: isServer } },
    {
      test: /\.woff2$/,
      resourceQuery: /range=/,
      loader: path.join(import.meta.dirname, "font-loader.mjs"),
    },
    {
      test: /\.(?:woff2|png|jpe?g|webp|avif|gif|svg)$/,
      type: "asset/resource",
      generator: { emit: !isServer },
    },
  ];
}

export const root = path.resolve(import.meta.dirname, "../../..");

/**
 * The configuration shared by all compilers of the workspace.
 *
 * @param {{ name: string, context: string, isProduction: boolean, isServer: boolean, refresh?: boolean }} app
 * @returns {import("@rspack/core").Configuration}
 */
export function baseConfig({ name, context, isProduction, isServer, refresh = false }) {
  return {
    name,
    context,
    mode: isProduction ? "production" : "development",
    devtool: isProduction ? false : "cheap-module-source-map",
    resolve: {
      extensions: [".tsx", ".ts", ".mjs", ".js", ".json"],
      // The federation plugin names the CommonJS files of its runtime, which cannot be tree-shaken. The ES
      // modules are beside them.
      ...(isServer ? {} : { extensionAlias: { ".cjs": [".js", ".cjs"] } }),
    },
    module: { rules: /** @type {any} */ (moduleRules({ isProduction, isServer, refresh })) },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "error" },
  };
}

/**
 * The name of an app in the federation and in its class names. It becomes a variable name, so it has no
 * dashes. @param {string} name
 */
export const federationName = (name) => name.replaceAll("-", "_");
