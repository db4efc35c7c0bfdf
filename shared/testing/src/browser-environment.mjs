import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom with the fetch API of Node, which jsdom does not bring and msw listens to. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
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
      this.global[name] = globalThis[name];
    }
    this.customExportConditions = ["node", "node-addons"];
  }
}
