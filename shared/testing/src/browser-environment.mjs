import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with Node's fetch API, which jsdom lacks and msw intercepts. */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment as the default export.
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    const browser = /** @type {Record<string, unknown>} */ (this.global);
    const node = /** @type {Record<string, unknown>} */ (globalThis);
    for (const name of [
      "fetch",
      "Request",
      "Response",
      "Headers",
      "ReadableStream",
      "WritableStream",
      "TransformStream",
      "TextEncoder",
      "TextDecoder",
      "structuredClone",
      "BroadcastChannel",
      "AbortController",
      "AbortSignal",
    ]) {
      browser[name] = node[name];
    }
    this.customExportConditions = ["node", "node-addons"];
  }
}
