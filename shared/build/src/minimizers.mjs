import { rspack } from "@rspack/core";

/**
 * Browsers that know what our styles are written in (`:has()`, container queries, `color-mix()`). Without them logical
 * properties are written out for each right-to-left language: three times the style sheet, and selectors that cost
 * every restyle.
 */
const BROWSERS = ["chrome 111", "edge 111", "firefox 121", "safari 16.4"];

/** Who makes the browser's files small. */
export const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];
