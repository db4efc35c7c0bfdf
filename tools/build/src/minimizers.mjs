import { rspack } from "@rspack/core";
import { browsers } from "./browsers.mjs";

/**
 * The minimizers of the browser builds. Without targets logical properties are expanded for each right-to-left
 * language. That triples the stylesheet and adds selectors that slow down every style recalculation.
 */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/**
 * Writes source maps of the scripts into the folder `maps` of a release. They have positions without sources,
 * and no script names its map: the server alone reads them, for the stacks that browsers report.
 */
export const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: "maps/[file].map",
    append: false,
    noSources: true,
    moduleFilenameTemplate: "[resource-path]",
  });
