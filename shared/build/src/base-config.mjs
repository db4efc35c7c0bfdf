import path from "node:path";
import { moduleRules } from "./module-rules.mjs";

export const root = path.resolve(import.meta.dirname, "../../..");

/**
 * What every compiler of the workspace has in common.
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
    resolve: { extensions: [".tsx", ".ts", ".mjs", ".js", ".json"] },
    module: { rules: /** @type {any} */ (moduleRules({ isProduction, isServer, refresh })) },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "error" },
  };
}

/** The name of an app inside the federation and in its class names: no dashes, as it becomes a variable. @param {string} name */
export const federationName = (name) => name.replaceAll("-", "_");
