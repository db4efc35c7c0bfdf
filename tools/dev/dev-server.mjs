import { RspackDevServer } from "@rspack/dev-server";

/**
 * A fault of a remote or of the host in a page, as `host/server/start/development.ts` sends it.
 *
 * @typedef {object} PageFault
 * @property {"browser" | "server"} where
 * @property {string} remote
 * @property {string} operation what the page did, such as `render page-results`
 * @property {string} message
 * @property {string} [stack]
 */

/** How the message of a fault begins that was thrown on the server. */
const ON_SERVER = "On the server: ";

/** @param {PageFault} fault as the overlay shows it */
function describeFault({ where, remote, operation, message, stack = "" }) {
  // Only Chromium's and Node's stacks begin with the message.
  const trace = stack.includes(message) ? stack : `${message}\n${stack}`;
  const place = where === "browser" ? "In the browser: " : ON_SERVER;
  return { moduleName: remote, message: `${place}${operation}\n\n${trace.trim()}\n` };
}

/** The development server. Its overlay shows errors of builds and faults of pages. */
export class DevServer extends RspackDevServer {
  /** @type {ReturnType<typeof describeFault>[]} those of the last page since the last build */
  #faults = [];

  /** Resolves when the server can render a page from the sources. @type {() => Promise<void>} */
  pagesReady = async () => {};

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} _
   * @param {() => void} next
   */
  #observe = ({ headers }, _, next) => {
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
        if (this.#faults.length > 0) this.sendMessage([client], "errors", this.#faults);
      },
    );
  }

  /**
   * Shows a fault of a page, in the terminal and in the overlay.
   *
   * @param {PageFault} fault
   */
  showFault(fault) {
    const shown = describeFault(fault);
    const hasServerFault = this.#faults.some(({ message }) => message.startsWith(ON_SERVER));
    // React reports in the browser that the server has failed, without the cause.
    if (fault.operation === "hydrate" && hasServerFault) return;
    if (this.#faults.some(({ message }) => message === shown.message)) return;
    this.#faults.push(shown);
    console.error(`✗ ${shown.moduleName}\n${shown.message}`);
    this.sendMessage(this.webSocketServer?.clients ?? [], "errors", [shown]);
  }

  /**
   * The paths of modules begin in the folder of their app, so errors of builds name that, too.
   *
   * @override
   * @type {RspackDevServer["sendMessage"]}
   */
  sendMessage(clients, type, data, params) {
    const sent =
      type === "errors"
        ? data.map((/** @type {{ compilerPath?: string, moduleName?: string }} */ error) =>
            error.compilerPath
              ? { ...error, moduleName: `${error.compilerPath} ${error.moduleName ?? ""}` }
              : error,
          )
        : data;
    super.sendMessage(clients, type, sent, params);
  }
}
