import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { rspack } from "@rspack/core";
import { devServerConfigs } from "@stays/build";

/**
 * A server bundle, as the server under development receives it.
 *
 * @typedef {object} Bundle
 * @property {string} remote
 * @property {string} version different for each content
 * @property {string | null} code null = the remote is rendered in the browser
 */

/** Milliseconds after an edit, in which the browser's build has the processor for itself. */
const DELAY = 300;

/** @param {import("@rspack/core").Compiler} compiler @returns {Promise<Bundle>} */
async function readBundle({ name = "", outputPath }) {
  const code = await readFile(path.join(outputPath, "server.cjs"), "utf8");
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
  return { remote: name, version: `development-${hash}`, code };
}

/**
 * Builds the server bundles of remotes under development after each edit, beside the compilers of the browser:
 * a page in the browser does not wait for them.
 */
export class ServerBuilds {
  #compiler;
  #server;
  /** @type {Map<string, Bundle>} the last good bundle of each remote */
  #bundles = new Map();
  #isStopped = false;
  /** Counts edits; a build of an earlier one is not current. */
  #edits = 0;
  #isCurrent = false;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {import("@rspack/core").MultiCompiler} compiler named by the remotes
   * @param {import("node:child_process").ChildProcess} server renders the pages
   */
  constructor(compiler, server) {
    this.#compiler = compiler;
    this.#server = server;
    compiler.hooks.invalid.tap("server builds", () => {
      this.#edits += 1;
      this.#isCurrent = false;
    });
  }

  /** Starts building; resolves after the first build, also if that failed. @returns {Promise<void>} */
  start() {
    return new Promise((resolve, reject) => {
      this.#compiler.watch({ aggregateTimeout: DELAY }, (error, stats) => {
        if (error) reject(error);
        else if (stats) void this.#take(stats).then(resolve, reject);
      });
    });
  }

  /** Resolves when the server has the bundles of the sources: an older page would differ in the browser. */
  async whenCurrent() {
    if (!this.#isCurrent) await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
  }

  /**
   * Leaves pages to the browser from now on: the server renders the host as it was built at start, which would
   * differ from an edited one.
   */
  stopRendering() {
    if (this.#isStopped) return;
    this.#isStopped = true;
    console.log("The host has changed: pages are rendered in the browser until npm run dev starts again.");
    for (const bundle of this.#bundles.values()) void this.#send(bundle);
  }

  /** Stops building. @returns {Promise<void>} */
  close() {
    return new Promise((resolve) => this.#compiler.close(() => resolve()));
  }

  /** Sends a bundle to the server; resolves when the server has it. @param {Bundle} bundle @returns {Promise<void>} */
  #send(bundle) {
    return new Promise((resolve) => {
      /** @param {{ received?: string }} message */
      const listen = ({ received }) => {
        if (received !== bundle.version) return;
        this.#server.off("message", listen);
        resolve();
      };
      this.#server.on("message", listen);
      if (this.#server.connected)
        this.#server.send({ bundle: this.#isStopped ? { ...bundle, code: null } : bundle });
    });
  }

  /** @param {import("@rspack/core").MultiStats} all */
  async #take(all) {
    const edit = this.#edits;
    // The overlay shows those that the browser's build has, too.
    if (all.hasErrors()) console.error(`✗ on the server\n${all.toString("errors-only")}`);
    for (const stats of all.stats) {
      if (stats.hasErrors()) continue;
      const bundle = await readBundle(stats.compilation.compiler);
      if (this.#bundles.get(bundle.remote)?.version === bundle.version) continue;
      this.#bundles.set(bundle.remote, bundle);
      await this.#send(bundle);
    }
    if (edit !== this.#edits) return;
    this.#isCurrent = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * The server builds of a development session.
 *
 * @param {readonly string[]} remotes under development
 * @param {import("@rspack/core").MultiCompiler} web compilers of the browser, the host's included
 * @param {import("./dev-server.mjs").DevServer} devServer
 * @param {import("node:child_process").ChildProcess} server renders the pages
 */
export async function createServerBuilds(remotes, web, devServer, server) {
  const builds = new ServerBuilds(rspack(await devServerConfigs(remotes)), server);
  devServer.pagesReady = () => builds.whenCurrent();
  let hostBuilds = 0;
  web.compilers
    .find(({ name }) => name === "host")
    ?.hooks.done.tap("server builds", () => {
      hostBuilds += 1;
      if (hostBuilds > 1) builds.stopRendering();
    });
  return builds;
}
