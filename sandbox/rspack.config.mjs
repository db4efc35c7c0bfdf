import { join } from "node:path";

/**
 * One file for Node; native modules stay outside it.
 * @type {import("@rspack/core").Configuration}
 */
export const sandboxBuild = {
  context: import.meta.dirname,
  mode: "production",
  target: "node20",
  devtool: "source-map",
  entry: { main: "./src/main.ts" },
  output: {
    path: join(import.meta.dirname, "dist"),
    filename: "[name].mjs",
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
  },
  externalsType: "module",
  externals: ["@libsql/client", "sharp"],
  resolve: { extensions: [".ts", ".mjs", ".js", ".json"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: "builtin:swc-loader",
        options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
        type: "javascript/auto",
      },
    ],
  },
  optimization: { minimize: false },
  stats: "errors-warnings",
};
