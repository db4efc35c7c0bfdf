import { rspack } from "@rspack/core";

/**
 * Takes the ES module build of the federation runtime instead of the CommonJS one, which cannot be tree shaken
 * (measured: 195 -> 150 KB with the facades). The plugin names its CommonJS files by absolute path, hence both ways.
 */
export class EsModuleFederation {
  /** @param {import("@rspack/core").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterPlugins.tap("EsModuleFederation", () => {
      const aliases = compiler.options.resolve.alias;
      if (!aliases) return;
      for (const [name, target] of Object.entries(aliases)) {
        if (name.startsWith("@module-federation/") && typeof target === "string")
          aliases[name] = target.replace(/\.cjs$/, ".js");
      }
    });
    new rspack.NormalModuleReplacementPlugin(/@module-federation[/\\].*index\.cjs$/, (request) => {
      request.request = request.request.replace(/\.cjs$/, ".js");
    }).apply(compiler);
  }
}
