import path from "node:path";
import { rspack } from "@rspack/core";

const HANDLER_OF_SNAPSHOTS = /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/;
/**
 * The files of the bundler runtime to replace. Its entry stays, and so does `initContainerEntry`, which only
 * a remote uses.
 */
const BUNDLER_RUNTIME =
  /webpack-bundler-runtime\/dist\/(?:attachShareScopeMap|remotes|consumes|initializeSharing|installInitialConsumes|init|getSharedFallbackGetter)\.js$/;

/**
 * @param {RegExp} unused path of a module @param {string} standIn our replacement file with the same exports
 */
const leaveOut = (unused, standIn) =>
  new rspack.NormalModuleReplacementPlugin(/^\.\.?\/.*\.js$/, (request) => {
    const file = path.join(request.context, request.request).replaceAll("\\", "/");
    if (unused.test(file)) request.request = path.join(import.meta.dirname, "runtime", standIn);
  });

/**
 * Uses the ES module build of the federation runtime, because the CommonJS build cannot be tree-shaken
 * (measured: 195 -> 150 KB with the facades). It also replaces unused parts. In the host that is the snapshot
 * handler; in the remotes it is the bundler runtime, which the host provides.
 */
export class LeanFederation {
  /** @param {{ isHost: boolean }} app */
  constructor({ isHost }) {
    this.isHost = isHost;
  }

  /** @param {import("@rspack/core").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterPlugins.tap("LeanFederation", () => {
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
    if (this.isHost) leaveOut(HANDLER_OF_SNAPSHOTS, "no-snapshots.ts").apply(compiler);
    else leaveOut(BUNDLER_RUNTIME, "host-bundler-runtime.ts").apply(compiler);
  }
}
