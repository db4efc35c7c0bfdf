import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./root.mjs";

const MINUTE_MS = 60_000;
const LIMIT_MS = 5 * MINUTE_MS;

/**
 * A Jest reporter that ends Jest's workers when a suite does not end. An endless loop starves the timers of
 * Jest's own time-outs, so the run would hang without a name. After this, Jest fails the suite by its name.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes a reporter as the default export.
export default class EndlessSuites {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map();

  /** @param {{ path: string }} suite */
  onTestFileStart({ path: file }) {
    this.#running.set(file, setTimeout(() => this.#end(file), LIMIT_MS).unref());
  }

  /** @param {{ path: string }} suite */
  onTestFileResult({ path: file }) {
    clearTimeout(this.#running.get(file));
    this.#running.delete(file);
  }

  /** @param {string} file */
  #end(file) {
    console.error(`✗ ${path.relative(root, file)} did not finish within ${LIMIT_MS / MINUTE_MS} minutes.`);
    const { status } = spawnSync("pkill", ["-KILL", "-P", String(process.pid)]);
    if (status !== 0) process.exit(1);
  }
}
