import { rspack } from "@rspack/core";

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
