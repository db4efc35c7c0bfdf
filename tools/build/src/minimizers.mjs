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
