import { rspack } from "@rspack/core";
import { browsers } from "./browsers.mjs";

/**
 * The minimizers of the browser builds. Without targets logical properties are expanded for each right-to-left
 * language. That triples the stylesheet and adds selectors that slow down every style recalculation.
 */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({
    // Safari before 16.4 ignores `(width <= 700px)`, and with it the layout of a phone.
    minimizerOptions: { targets: browsers, include: { mediaRangeSyntax: true } },
  }),
];

/**
 * Asks Chrome to compile the functions of each script while it loads (https://v8.dev/blog/explicit-compile-hints).
 * Otherwise the main thread parses and compiles most of them a second time, when the page is hydrated.
 */
export const compileHints = () =>
  new rspack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

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
