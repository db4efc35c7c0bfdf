import path from "node:path";
import { moduleRules } from "./module-rules.mjs";

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
