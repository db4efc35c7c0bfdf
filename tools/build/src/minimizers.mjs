import { rspack } from "@rspack/core";

/**
 * Browsers that support the CSS features in use (`:has()`, container queries, `color-mix()`). Without this
 * list logical properties are expanded for each right-to-left language. That triples the stylesheet and adds
 * selectors that slow down every style recalculation.
 */
const BROWSERS = ["chrome 111", "edge 111", "firefox 121", "safari 16.4"];

/** The minimizers of the browser builds. */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];
