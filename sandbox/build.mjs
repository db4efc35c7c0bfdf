import { rspack } from "@rspack/core";
import { sandboxBuild } from "./rspack.config.mjs";

const compiler = rspack(sandboxBuild);
compiler.run((error, stats) => {
  const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : null);
  compiler.close(() => {
    if (failed) {
      console.error(failed);
      process.exitCode = 1;
    }
  });
});
