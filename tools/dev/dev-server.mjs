import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { RspackDevServer } from "@rspack/dev-server";
import { root } from "../steps/root.mjs";
import { overlayErrors } from "./build-errors.mjs";
import { ON_SERVER, problemError } from "./page-problem.mjs";

/**
 * A server bundle, as the server under development receives it.
 *
 * @typedef {object} Bundle
 * @property {string} remote
 * @property {string} version different for each content
 * @property {string | null} code null = the remote is rendered in the browser
 * @property {string} map its source map
 */

/** The path of a script in memory: its app and its file. */
const SCRIPT = /^\/dev\/([\w-]+)\/(.+\.js)$/;

/**
 * The source maps of the scripts that pages have. The next build replaces a map in memory, but a page keeps the
 * script that it was loaded with. The map is therefore kept as it was when the script was served.
 */
class SourceMaps {
  /** @type {Map<string, { readonly app: string, readonly text: string }>} by the script's path */
  #maps = new Map();
  #compilers;

  /** @param {readonly import("@rspack/core").Compiler[]} compilers named by their apps */
  constructor(compilers) {
    this.#compilers = compilers;
  }

  /** Keeps the map of a script that has been served. @param {string} address path of a request */
  keep(address) {
    const [script = "", app = "", file] = SCRIPT.exec(address) ?? [];
    const compiler = this.#compilers.find(({ name }) => name === app);
    if (!compiler?.outputFileSystem) return;
    compiler.outputFileSystem.readFile(path.join(compiler.outputPath, `${file}.map`), (_, content) => {
      if (content) this.#maps.set(script, { app, text: String(content) });
    });
  }

  /**
   * Adds the map of a server bundle, and removes those of the remote's earlier ones.
   *
   * @param {{ remote: string, version: string, map: string }} bundle
   */
  addServer({ remote, version, map }) {
    for (const file of this.#maps.keys()) if (file.startsWith(`${remote}/`)) this.#maps.delete(file);
    this.#maps.set(`${remote}/${version}/server.cjs`, { app: remote, text: map });
  }

  /**
   * The map of a script that a stack names; null if the script was not built here.
   *
   * @param {string} file address of the script
   * @returns {import("./page-problem.mjs").FileMap | null}
   */
  find(file) {
    const known = this.#maps.get(URL.canParse(file) ? new URL(file).pathname : file);
    return known ? { app: known.app, map: new SourceMap(JSON.parse(known.text)) } : null;
  }
}

/** @param {string} file */
const readSource = (file) => readFileSync(file, "utf8");

/**
 * The development server. Its overlay shows errors of builds and faults of pages, with app, file and line of the
 * source.
 */
export class DevServer extends RspackDevServer {
  #maps;
  /** @type {import("./build-errors.mjs").OverlayError[]} faults of the last page since the last build */
  #faults = [];

  /** Resolves when the server can render a page from the sources. @type {() => Promise<void>} */
  pagesReady = async () => {};

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {() => void} next
   */
  #observe = ({ url = "", headers }, response, next) => {
    response.once("finish", () => this.#maps.keep(url));
    if (headers["sec-fetch-dest"] !== "document") return next();
    this.#faults = [];
    void this.pagesReady().then(next);
  };

  /**
   * @param {number} port
   * @param {string} internalAddress of the server that sends pages and calls Galaxy
   * @param {import("@rspack/core").MultiCompiler} compiler
   */
  constructor(port, internalAddress, compiler) {
    super(
      {
        port,
        hot: true,
        liveReload: false,
        // The compilers have the client as an entry.
        client: false,
        devMiddleware: { writeToDisk: false },
        setupMiddlewares: (middlewares) => [{ name: "requests", middleware: this.#observe }, ...middlewares],
        proxy: [
          {
            context: (/** @type {string} */ address) =>
              !address.startsWith("/dev/") && !address.startsWith("/ws"),
            target: internalAddress,
            changeOrigin: false,
          },
        ],
      },
      compiler,
    );
    this.#maps = new SourceMaps(compiler.compilers);
    compiler.hooks.invalid.tap("faults", () => {
      this.#faults = [];
    });
  }

  /** @override */
  async start() {
    await super.start();
    // A page that fails at once reports it before its overlay is connected.
    this.webSocketServer?.implementation.on(
      "connection",
      (/** @type {Parameters<RspackDevServer["sendMessage"]>[0][number]} */ client) => {
        if (this.#faults.length > 0) super.sendMessage([client], "errors", this.#faults);
      },
    );
  }

  /**
   * Shows a fault of a page, in the terminal and in the overlay.
   *
   * @param {import("./page-problem.mjs").PageProblem} problem
   */
  showFault(problem) {
    const fault = problemError(problem, root, (file) => this.#maps.find(file));
    const hasServerFault = this.#faults.some(({ message }) => message.startsWith(ON_SERVER));
    // React reports in the browser that the server has failed, without the cause.
    if (problem.operation === "hydrate" && hasServerFault) return;
    if (this.#faults.some(({ message }) => message === fault.message)) return;
    this.#faults.push(fault);
    console.error(`✗ ${fault.moduleName}${fault.file && ` (${fault.file})`}\n${fault.message}`);
    super.sendMessage(this.webSocketServer?.clients ?? [], "errors", [fault]);
  }

  /** @param {Bundle} bundle whose faults will be shown */
  addServerBundle(bundle) {
    this.#maps.addServer(bundle);
  }

  /**
   * Shows errors of server builds which the browser's build does not have.
   *
   * @param {readonly import("./build-errors.mjs").StatsError[]} errors
   */
  showServerErrors(errors) {
    this.middleware?.waitUntilValid((stats) => {
      const known = overlayErrors(stats?.toJson({ all: false, errors: true }).errors ?? [], root, readSource);
      const own = overlayErrors(errors, root, readSource).filter(
        ({ file }) => !known.some((error) => error.file === file),
      );
      for (const { moduleName, file, message } of own)
        console.error(`✗ ${moduleName} on the server (${file})\n${message}`);
      if (own.length > 0) super.sendMessage(this.webSocketServer?.clients ?? [], "errors", own);
    });
  }

  /**
   * @override
   * @type {RspackDevServer["sendMessage"]}
   */
  sendMessage(clients, type, data, params) {
    const sent = type === "errors" ? overlayErrors(data, root, readSource) : data;
    super.sendMessage(clients, type, sent, params);
  }
}
