import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * A worker that locks itself down, then runs code like a bundle; it answers with a value or the thrown error.
 */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { compileFunction } = require("node:vm");
  const post = (message) => parentPort.postMessage(message);
  class Client { fetch() { return "own"; } }
  const provided = { query: { Client, dehydrate: () => "own" } };
  import(workerData).then(({ freezeProvided, lockDown }) => {
    freezeProvided(provided);
    // As axios does: Node loads its HTTP client now, which compiles its parser after the lock.
    void globalThis.Response;
    lockDown();
    parentPort.on("message", async (code) => {
      try {
        const value = await compileFunction('"use strict"; ' + code, ["provided"])(provided);
        post({ value });
      } catch (error) {
        post({ error: String(error) });
      }
    });
  });`;

let worker: Worker;
let death: Promise<never>;
beforeAll(() => {
  worker = new Worker(program, {
    eval: true,
    workerData: new URL("lock-down.js", `file://${__dirname}/`).href,
  });
  death = new Promise((_, reject) => worker.once("error", reject));
  death.catch(() => {});
});
afterAll(() => worker.terminate());

async function run(code: string): Promise<{ readonly value?: unknown; readonly error?: string }> {
  worker.postMessage(code);
  const [answer] = await Promise.race([once(worker, "message"), death]);
  return answer;
}

test.each([
  "return typeof process",
  "return typeof fetch",
  "return typeof Buffer.from",
  "return typeof BroadcastChannel",
  "return typeof eval",
  "return typeof Worker",
  "return typeof navigator",
  "return typeof globalThis.process",
])("FE-03 a bundle has no way to this machine: %s", async (code) => {
  expect(await run(code)).toEqual({ value: "undefined" });
});

test.each([
  "return Function('return 1')()",
  "return (() => {}).constructor('return 1')()",
  "return (async () => {}).constructor('return 1')()",
  "return (function* () {}).constructor('return 1')()",
  "return [].map.constructor('return 1')()",
  "return provided.query.dehydrate.constructor('return 1')()",
  "return eval('1')",
])("FE-03 a bundle makes no code out of text: %s", async (code) => {
  expect(await run(code)).toHaveProperty("error");
});

test("FE-03 a bundle imports no module of the platform", async () => {
  expect(await run("return import('node:fs').then(() => 'imported')")).toHaveProperty("error");
});

test.each([
  "JSON.stringify = () => 'evil'",
  "globalThis.JSON = { stringify: () => 'evil' }",
  "Object.defineProperty(globalThis, 'JSON', { value: {} })",
  "Array.prototype.map = () => 'evil'",
  "String.prototype.replaceAll = () => 'evil'",
  "Object.prototype.toString = () => 'evil'",
  "Object.prototype.polluted = 'evil'",
  "Error.prepareStackTrace = (_, sites) => sites",
  "Promise.prototype.then = () => 'evil'",
  "Object.getPrototypeOf(new Map().entries()).next = () => 'evil'",
  "Object.getPrototypeOf(Uint8Array).prototype.set = () => 'evil'",
  "URL.prototype.toString = () => 'evil'",
  "provided.query.dehydrate = () => 'evil'",
  "provided.query.Client.prototype.fetch = () => 'evil'",
  "provided.query = {}",
])("FE-03 a bundle changes nothing that others use: %s", async (code) => {
  expect(await run(code)).toEqual({ error: expect.stringContaining("TypeError") });
  const own = `return JSON.stringify({ a: ["b".replaceAll("b", "c")].map(String), own: provided.query.dehydrate() })`;
  expect(await run(own)).toEqual({ value: '{"a":["c"],"own":"own"}' });
});

test("what libraries assign to their own objects still works", async () => {
  const code = `
    class Fault extends Error { constructor() { super("x"); this.name = "Fault"; } }
    function Old() {} Old.prototype = Object.create(Error.prototype); Old.prototype.constructor = Old;
    class Zoned extends Date {} Zoned.prototype.getDate = () => 7;
    const plain = {}; plain.toString = () => "plain"; plain.constructor = 1;
    const client = new provided.query.Client(); client.fetch = client.fetch.bind(client);
    const limit = AbortSignal.timeout(1); const controller = new AbortController(); controller.abort();
    new URL("http://a/b").searchParams.set("c", "d"); new TextEncoder().encode("e");
    setTimeout(() => {}, 1); Buffer.byteLength("f"); structuredClone({});
    return [new Fault().name, new Old().constructor === Old, new Zoned().getDate(), String(plain), client.fetch(), Object.keys(plain).join()];`;
  expect(await run(code)).toEqual({ value: ["Fault", true, 7, "plain", "own", "toString,constructor"] });
  expect(await run("return new TypeError('x').name")).toEqual({ value: "TypeError" });
});
