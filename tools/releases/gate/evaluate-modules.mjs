import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

const exportsOf = {
  page: ["contract", "Page", "queries", "head", "texts"],
  slot: ["contract", "Slot", "texts"],
};

/**
 * A mock of every host export that a module may use during evaluation: it can be read, called and
 * constructed.
 *
 * @type {any}
 */
const anything = new Proxy(function anything() {}, {
  get(target, key) {
    if (key === "prototype") return target.prototype;
    if (key === Symbol.toPrimitive) return () => "";
    if (key === Symbol.iterator) return function* nothing() {};
    // Not a thenable: `await` must resolve to it at once.
    return key === "then" ? undefined : anything;
  },
  apply: () => anything,
  construct: () => anything,
});

/** @param {string} name */
function provide(name) {
  if (workerData.shared.includes(name)) return anything;
  throw new Error(`it imports ${name}, which the host does not provide`);
}

/** @param {object} message */
const tell = (message) => parentPort?.postMessage(message);

/** Evaluates a server bundle and all of its pages and slots. Returns the exports that they lack. */
async function missingExports() {
  const module = { exports: /** @type {any} */ ({}) };
  const code = await readFile(workerData.file, "utf8");
  compileFunction(code, ["module", "exports", "require"], { filename: workerData.file })(
    module,
    module.exports,
    provide,
  );
  const { pages = {}, slots = {} } = module.exports;
  const missing = [];
  for (const [kind, modules] of /** @type {const} */ ([
    ["page", pages],
    ["slot", slots],
  ]))
    for (const [name, load] of Object.entries(modules)) {
      tell({ loading: `${kind} ${name}` });
      const loaded = await load();
      for (const one of exportsOf[kind])
        if (Reflect.get(loaded, one) === undefined) missing.push({ kind, name, missing: one });
    }
  return missing;
}

try {
  tell({ missing: await missingExports() });
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
}
