import { readFile } from "node:fs/promises";
import path from "node:path";
import { compileFunction } from "node:vm";

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

/**
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<Record<"page" | "slot", Record<string, () => Promise<object>>>>}
 */
async function evaluate({ folder, descriptor, offer }) {
  const file = path.join(folder, descriptor.server);
  const module = { exports: /** @type {any} */ ({}) };
  /** @param {string} name */
  const require = (name) => {
    if (name in offer.shared) return anything;
    throw new Error(`it imports ${name}, which the host does not provide`);
  };
  compileFunction(await readFile(file, "utf8"), ["module", "exports", "require"], { filename: file })(
    module,
    module.exports,
    require,
  );
  return { page: module.exports.pages ?? {}, slot: module.exports.slots ?? {} };
}

/**
 * @param {"page" | "slot"} kind
 * @param {string} name
 * @param {() => Promise<object>} load
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>}
 */
async function missingExports(kind, name, load) {
  const module = await load();
  return exportsOf[kind]
    .filter((one) => Reflect.get(module, one) === undefined)
    .map((one) => ({
      reason: `${kind} ${name} does not export ${one}`,
      remedy: `export ${one} from its module; see ${kind === "page" ? "PageModule" : "SlotModule"} in @stays/contract`,
    }));
}

/**
 * Checks that every page and slot has the exports of its contract, and that the server evaluates it without
 * an error.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
export async function checkModuleExports(candidate) {
  try {
    const { page, slot } = await evaluate(candidate);
    const found = [
      ...Object.entries(page).map(([name, load]) => missingExports("page", name, load)),
      ...Object.entries(slot).map(([name, load]) => missingExports("slot", name, load)),
    ];
    return (await Promise.all(found)).flat();
  } catch (error) {
    return [
      {
        reason: `its server bundle cannot be evaluated: ${error instanceof Error ? error.message : error}`,
        remedy: "read no browser object, time or random value at import",
      },
    ];
  }
}
