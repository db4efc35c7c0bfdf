import { SourceMap } from "node:module";
import path from "node:path";

/** The path of a script in memory: its app and its file. */
const SCRIPT = /^\/dev\/([\w-]+)\/(.+\.js)$/;

/**
 * The source maps of the scripts that pages have. The next build replaces a map in memory, but a page keeps the
 * script that it was loaded with. The map is therefore kept as it was when the script was served.
 */
export class SourceMaps {
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
   * @returns {import("./mapped-stack.mjs").FileMap | null}
   */
  find(file) {
    const known = this.#maps.get(URL.canParse(file) ? new URL(file).pathname : file);
    return known ? { app: known.app, map: new SourceMap(JSON.parse(known.text)) } : null;
  }
}
