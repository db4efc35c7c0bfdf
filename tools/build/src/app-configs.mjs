import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { deployedDevConfig } from "./dev-config.mjs";
import { hostServerConfig, hostWebConfig, sandboxServerConfig, singleScriptsConfig } from "./host-config.mjs";
import { hostOffer } from "./host-offer.mjs";
import { packageFolder, readVersion } from "./package-folder.mjs";
import { precompress } from "./precompress.mjs";
import { writeHostDescriptor, writeReleaseDescriptor } from "./release-descriptor.mjs";
import { remoteServerConfig, remoteWebConfig } from "./remote-config.mjs";
import { readRemoteManifest, readTypeScript } from "./remote-manifest.mjs";
import { writeServerEntry } from "./server-entry.mjs";
import { facadeVersion } from "./shared-modules.mjs";

/**
 * Plugin of every compiler of one app: cleans their folder before they start, and runs `finish` after the last one,
 * unless there were errors. `finish` gets the statistics of the first, which is the browser's.
 */
class FinishBuild {
  #options;
  #left;
  #hasErrors = false;
  /** @type {Promise<void> | null} */
  #cleaning = null;
  /** @type {import("@rspack/core").Compiler | null} */
  #first = null;
  /** @type {import("@rspack/core").StatsCompilation} */
  #stats = {};

  /**
   * @param {{ compilers: number, clean?: string, finish: (stats: import("@rspack/core").StatsCompilation) => Promise<void> }} options
   */
  constructor(options) {
    this.#options = options;
    this.#left = options.compilers;
  }

  /** @param {import("@rspack/core").Compiler} compiler */
  apply(compiler) {
    const { compilers, clean, finish } = this.#options;
    this.#first ??= compiler;
    compiler.hooks.beforeRun.tapPromise("FinishBuild", async () => {
      if (clean) this.#cleaning ??= rm(clean, { recursive: true, force: true });
      await this.#cleaning;
    });
    compiler.hooks.done.tapPromise("FinishBuild", async (stats) => {
      this.#hasErrors ||= stats.hasErrors();
      if (compiler === this.#first)
        this.#stats = stats.toJson({
          all: false,
          assets: true,
          entrypoints: true,
          chunkGroups: true,
          ids: true,
        });
      this.#left -= 1;
      if (this.#left > 0) return;
      this.#left = compilers;
      if (!this.#hasErrors) await finish(this.#stats);
    });
  }
}

/**
 * What `rspack build --env name=value` may set.
 *
 * @typedef {object} BuildEnv
 * @property {string} [version] of the release; that of the package by default
 * @property {string} [output] folder of what is built; `dist` of the app by default
 * @property {boolean} [development] builds for the browser with React's development build
 * @property {string} [port] of `rspack dev`; 3100 by default
 * @property {boolean} [RSPACK_SERVE] set by `rspack dev`
 */

/** The file of the contract version in force. */
const CONTRACT_VERSION_FILE = path.join(packageFolder("@stays/contract"), "src/version.ts");

/**
 * The Rspack configuration of a remote, as its `rspack.config.mjs` exports it. `rspack build` builds one release, for the
 * browser and the server; `rspack dev` serves the remote to a running site.
 *
 * @param {string} folder of the remote
 * @returns {(env?: BuildEnv) => Promise<import("@rspack/core").Configuration | import("@rspack/core").Configuration[]>}
 */
export const remoteConfig =
  (folder) =>
  async (env = {}) => {
    if (env.RSPACK_SERVE) return deployedDevConfig(folder, { port: Number(env.port ?? 3100), hosts: [] });
    const manifest = await readRemoteManifest(folder);
    const version = env.version ?? (await readVersion(folder));
    const outputPath = env.output ?? path.join(folder, "dist");
    const isProduction = !env.development;
    const build = { manifest, version, facadeVersion: await facadeVersion(), outputPath, isProduction };
    const web = remoteWebConfig(build);
    const server = remoteServerConfig({ ...build, entry: await writeServerEntry(manifest) });
    const finish = new FinishBuild({
      compilers: 2,
      clean: outputPath,
      finish: async (stats) => {
        if (isProduction) await precompress(outputPath);
        const { CONTRACT_VERSION: contract } = await readTypeScript(CONTRACT_VERSION_FILE);
        const { name } = manifest;
        await writeReleaseDescriptor({ folder: outputPath, name, version, contract, sources: folder, stats });
      },
    });
    return [
      { ...web, plugins: [...(web.plugins ?? []), finish] },
      { ...server, plugins: [finish] },
    ];
  };

/**
 * The Rspack configuration of the host: the browser's files in `web`, the server's in `server`, with its offer beside it.
 *
 * @param {string} folder of the host
 * @returns {(env?: BuildEnv) => Promise<import("@rspack/core").Configuration[]>}
 */
export const hostConfig =
  (folder) =>
  async (env = {}) => {
    const output = env.output ?? path.join(folder, "dist");
    const [web, server] = [path.join(output, "web"), path.join(output, "server")];
    const isProduction = !env.development;
    const version = env.version ?? (await readVersion(folder));
    const webConfig = hostWebConfig({ outputPath: web, isProduction });
    const finish = new FinishBuild({
      compilers: 3,
      finish: async ({ entrypoints }) => {
        const offer = await hostOffer(isProduction);
        await writeFile(path.join(server, "offer.json"), `${JSON.stringify(offer, null, 1)}\n`);
        const files = entrypoints?.main?.assets?.map(({ name }) => name) ?? [];
        const [js, css] = [".js", ".css"].map((end) => files.filter((file) => file.endsWith(end)));
        await writeFile(path.join(web, "assets.json"), `${JSON.stringify({ js, css }, null, 1)}\n`);
        await writeHostDescriptor({ folder: web, version, sources: folder });
        if (isProduction) await precompress(web);
      },
    });
    return [
      { ...webConfig, plugins: [...(webConfig.plugins ?? []), finish] },
      { ...hostServerConfig({ outputPath: server }), plugins: [finish] },
      { ...singleScriptsConfig({ outputPath: server }), plugins: [finish] },
    ];
  };

/**
 * The Rspack configuration of the mock back end.
 *
 * @param {string} folder of the sandbox
 */
export const sandboxConfig =
  (folder) =>
  (/** @type {BuildEnv} */ env = {}) =>
    sandboxServerConfig({ outputPath: env.output ?? path.join(folder, "dist") });
