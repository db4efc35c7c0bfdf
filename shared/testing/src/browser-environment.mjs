import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with the fetch API of Node, which jsdom does not bring and msw listens to. */
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
