/**
 * The platform globals that a bundle may use. All others are removed: they give access to this machine, the
 * network, other threads, or memory of other code. The renderer has already read the ones that it needs.
 */
const PLATFORM = [
  ...["globalThis", "console", "performance", "structuredClone", "queueMicrotask", "DOMException"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"],
  ...["URL", "URLSearchParams", "TextEncoder", "TextDecoder", "AbortController", "AbortSignal"],
  // Node's HTTP client, which axios loads, compiles its parser after the lock.
  "WebAssembly",
  ...["Event", "EventTarget", "atob", "btoa", "undefined", "NaN", "Infinity", "Function", "Buffer"],
];

/** Intrinsics without a global name: the prototypes of generators, iterators and typed arrays. */
function hiddenIntrinsics() {
  /** @param {unknown} value @returns {unknown} */
  const prototypeOf = (value) => Object.getPrototypeOf(value);
  return [
    ...[function* () {}, async () => {}, async function* () {}].map(prototypeOf),
    ...[[], new Map(), new Set()].map((list) => prototypeOf(list[Symbol.iterator]())),
    prototypeOf(""[Symbol.iterator]()),
    prototypeOf("".matchAll(/x/g)),
    prototypeOf(Uint8Array),
  ];
}

/** The intrinsics of the language that have a global name. */
const INTRINSICS = [
  ...["Object", "Array", "String", "Number", "Boolean", "Symbol", "BigInt", "Date", "RegExp", "Math", "JSON"],
  ...["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError"],
  ...["URIError", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry", "Promise", "Proxy"],
  ...["Reflect", "Intl", "ArrayBuffer", "DataView", "Int8Array", "Uint8Array", "Uint8ClampedArray"],
  ...["Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "Float32Array", "Float64Array"],
  ...["BigInt64Array", "BigUint64Array", "parseInt", "parseFloat", "isNaN", "isFinite", "escape", "unescape"],
  ...["encodeURI", "encodeURIComponent", "decodeURI", "decodeURIComponent"],
];

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

/**
 * Replaces the data properties of a prototype by accessors before it is frozen. Libraries assign to inherited
 * names such as an error's `name`, which throws if the inherited property is read-only. The accessor allows
 * that assignment on inheriting objects only.
 *
 * @param {object} prototype
 */
function keepAssignable(prototype) {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!property.configurable || !("value" in property)) continue;
    const { value, enumerable = false } = property;
    Object.defineProperty(prototype, name, {
      enumerable,
      get: () => value,
      /** @this {object} @param {unknown} next */
      set(next) {
        if (this === prototype)
          throw new TypeError(`${name} is shared by all releases and cannot be replaced`);
        Object.defineProperty(this, name, {
          value: next,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
}

/**
 * Freezes an object, and everything reachable through its properties and prototypes.
 *
 * @param {unknown} root
 * @param {Set<object>} seen
 */
function freezeDeep(root, seen) {
  if (!isObject(root) || seen.has(root)) return;
  seen.add(root);
  for (const key of Reflect.ownKeys(root)) {
    const property = Object.getOwnPropertyDescriptor(root, key);
    for (const value of [property?.value, property?.get, property?.set]) freezeDeep(value, seen);
  }
  freezeDeep(Object.getPrototypeOf(root), seen);
  Object.freeze(root);
}

/**
 * Freezes a class of the platform, not deeply: its parts may hold the platform's own state.
 *
 * @param {unknown} value
 */
function freezeClass(value) {
  if (typeof value !== "function") return;
  if (isObject(value.prototype)) Object.freeze(value.prototype);
  Object.freeze(value);
}

/** Removes all globals that are not allowed, and makes the others read-only. */
function fixGlobals() {
  const allowed = new Set([...PLATFORM, ...INTRINSICS]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!allowed.has(name)) Reflect.deleteProperty(globalThis, name);
    else {
      // Node creates some of its globals on first access.
      /** @type {unknown} */
      const value = Reflect.get(globalThis, name);
      freezeClass(value);
      Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
    }
  }
}

/** Disables code generation from strings: such code would escape the function that a bundle runs in. */
function forbidCodeFromText() {
  const forbidden = function makeCode() {
    throw new EvalError("code generation from strings is disabled");
  };
  for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}])
    Object.defineProperty(Object.getPrototypeOf(kind), "constructor", { value: forbidden });
  Object.defineProperty(globalThis, "Function", { value: forbidden, configurable: true });
}

/**
 * Freezes what all releases of a worker share, so that none can change another's pages, and removes access to
 * this machine. Called once, after the host's modules are loaded and before the first bundle.
 *
 * All bundles share one realm. The host's query library does not accept objects of another realm as plain
 * objects, so it would hash query keys differently from the browser.
 */
export function lockDown() {
  forbidCodeFromText();
  // React calls `byteLength`; the rest of `Buffer` can read memory of other code.
  const { byteLength } = Buffer;
  Object.defineProperty(globalThis, "Buffer", { value: Object.freeze({ byteLength }), configurable: true });
  const errors = [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError];
  for (const { prototype } of [Object, Function, Promise, Date, ...errors]) keepAssignable(prototype);
  /** @type {Set<object>} */
  const seen = new Set();
  for (const name of INTRINSICS) freezeDeep(Reflect.get(globalThis, name), seen);
  for (const value of hiddenIntrinsics()) freezeDeep(value, seen);
  fixGlobals();
}

/**
 * Whether React writes into an exported object during render: contexts, and the internals that React and
 * React DOM share.
 *
 * @param {string} name
 * @param {object} exported
 */
const isWrittenByReact = (name, exported) =>
  name.startsWith("__") || Reflect.get(exported, "$$typeof") === Symbol.for("react.context");

/** @param {unknown} exported @param {string} name */
function freezeExport(exported, name) {
  if (!isObject(exported) || isWrittenByReact(name, exported)) return;
  const prototype = typeof exported === "function" && exported.prototype;
  if (isObject(prototype)) {
    keepAssignable(prototype);
    Object.freeze(prototype);
  }
  Object.freeze(exported);
}

/**
 * Freezes the modules that the host provides: their exports, and the prototypes of exported classes.
 *
 * @param {Readonly<Record<string, unknown>>} modules
 */
export function freezeProvided(modules) {
  for (const module of Object.values(modules)) {
    if (!isObject(module)) continue;
    for (const [name, exported] of Object.entries(module)) freezeExport(exported, name);
    Object.freeze(module);
  }
  Object.freeze(modules);
}
