import { readFileSync } from "node:fs";
import { RspackDevServer } from "@rspack/dev-server";
import { root } from "../steps/root.mjs";
import { overlayErrors } from "./build-errors.mjs";

/** @param {string} file */
const readSource = (file) => readFileSync(file, "utf8");

/** The development server; its overlay shows errors with app, file and line. */
export class DevServer extends RspackDevServer {
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
