import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

const membersOf = { page: ["Page", "queries", "head", "texts"], slot: ["Slot", "texts"] };

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

/** What a page or slot is defined with, so that its members can be seen. @param {object} defined */
const define = (defined) => defined;
const contract = new Proxy(anything, {
  get: (target, key) => (key === "definePage" || key === "defineSlot" ? define : Reflect.get(target, key)),
});

/** @param {string} name */
function provide(name) {
  if (name === "@stays/contract") return contract;
  if (workerData.shared.includes(name)) return anything;
  throw new Error(`it imports ${name}, which the host does not provide`);
}

/** @param {object} message */
const tell = (message) => parentPort?.postMessage(message);

/** Evaluates a server bundle and all of its pages and slots. Returns what they lack. */
async function missingMembers() {
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
      const { [kind]: defined } = await load();
      if (defined === undefined) missing.push({ kind, name, missing: `export "${kind}"` });
      else
        for (const one of membersOf[kind])
          if (defined[one] === undefined) missing.push({ kind, name, missing: `member "${one}"` });
    }
  return missing;
}

try {
  tell({ missing: await missingMembers() });
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
}
