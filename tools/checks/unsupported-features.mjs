import compatData from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { parse as parseCss, walk } from "css-tree";

/**
 * @typedef {import("@mdn/browser-compat-data/types").Identifier | undefined} Feature
 * @typedef {import("@mdn/browser-compat-data/types").SimpleSupportStatement} Statement
 * @typedef {(name: string, entries: readonly Feature[], at: number) => boolean} Check whether no entry is supported
 */

/** Browserslist's names that MDN spells otherwise. @type {Record<string, string>} */
const MDN_NAMES = { ios_saf: "safari_ios" };
/** Interfaces and objects of browsers and of ECMAScript, with their members. @type {Record<string, Feature>} */
export const interfaces = { ...compatData.api, ...compatData.javascript.builtins };
/** @type {Record<string, Feature>} */
const { properties, selectors, types, "at-rules": atRules } = compatData.css;
/** What has the functions of values: `round()`, `color.light-dark()`. @type {readonly Record<string, Feature>[]} */
const valueTypes = [types, .../** @type {Feature[]} */ (Object.values(types ?? {}))].map((type) => ({
  ...type,
}));

/** Whether a browser has a feature. @param {Feature} feature @param {string} browser such as "safari 16.4" */
export function isSupportedBy(feature, browser) {
  const [name = "", version = ""] = browser.split(" ");
  /** @type {Record<string, Statement | Statement[]>} */
  const support = feature?.__compat?.support ?? {};
  const isReached = (/** @type {unknown} */ since) =>
    typeof since === "string" && Number.parseFloat(since.replace("≤", "")) <= Number.parseFloat(version);
  return [support[MDN_NAMES[name] ?? name] ?? []].flat().some((statement) => {
    if (statement.flags || statement.alternative_name) return false;
    return isReached(statement.version_added) && !isReached(statement.version_removed);
  });
}

/**
 * A member of an unknown object counts when it is called, and when no interface of these browsers has it: `x.at()`
 * may be of a text. Variables of minified scripts have shorter names than anything global.
 *
 * @param {import("acorn").Program} script
 * @param {Check} check
 * @param {readonly Feature[]} known interfaces that the browsers have
 */
function checkScript(script, check, known) {
  const all = Object.values(interfaces);
  const globals = [interfaces, interfaces.Window, interfaces.ServiceWorkerGlobalScope];
  simple(script, {
    Identifier: ({ name, start }) =>
      void check(
        name,
        globals.map((of) => of?.[name]),
        start,
      ),
    MemberExpression({ object, property, start }) {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const { name } = property;
      // `document` is a Document.
      const owner = interfaces[object.name.replace(/^[a-z]/, (letter) => letter.toUpperCase())];
      const isWindow = /^(?:window|self|globalThis)$/.test(object.name);
      if (isWindow)
        check(
          name,
          globals.map((of) => of?.[name]),
          start,
        );
      else check(`${object.name}.${name}`, [owner?.[name], owner?.[`${name}_static`]], start);
    },
    CallExpression({ callee, arguments: [first] }) {
      const property = callee.type === "MemberExpression" ? callee.property : callee;
      if (property.type !== "Identifier") return;
      const { name, start } = property;
      if (name === "addEventListener" && first?.type === "Literal")
        check(
          `event ${first.value}`,
          all.map((of) => of?.[`${first.value}_event`]),
          start,
        );
      if (callee.type !== "MemberExpression" || callee.object.type === "ThisExpression") return;
      // Members of `document` and of other globals are checked above.
      const owner = callee.object.type === "Identifier" ? callee.object.name : "";
      if (globals.some((of) => of?.[owner]?.__compat)) return;
      check(
        `.${name}()`,
        known.map((of) => of?.[name]),
        start,
      );
    },
    Property({ key, start }) {
      const [, event = ""] = /^on([A-Z].*)/.exec(key.type === "Identifier" ? key.name : "") ?? [];
      check(
        `event ${event.toLowerCase()}`,
        all.map((of) => of?.[`${event.toLowerCase()}_event`]),
        start,
      );
    },
  });
}

/** Leaves out what `@supports` guards. @param {string} source @param {Check} check */
function checkStylesheet(source, check) {
  walk(parseCss(source, { positions: true }), function visit(node) {
    const at = node.loc?.start.offset ?? 0;
    const property = this.declaration?.property ?? "";
    const rule = this.atrule?.name ?? "";
    let isSkipped = false;
    if (node.type === "Atrule") {
      check(`@${node.name}`, [atRules?.[node.name]], at);
      isSkipped = node.name === "supports";
    } else if (node.type === "Feature") check(`@${rule} ${node.name}`, [atRules?.[rule]?.[node.name]], at);
    else if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector")
      check(`:${node.name}`, [selectors?.[node.name]], at);
    else if (node.type === "Declaration")
      // Lightning CSS puts prefixed properties beside the standard ones.
      isSkipped = node.property.startsWith("-") || check(node.property, [properties?.[node.property]], at);
    else if (node.type === "Identifier")
      check(`${property}: ${node.name}`, [properties?.[property]?.[node.name]], at);
    else if (node.type === "Function")
      check(`${node.name}()`, [valueTypes.map((type) => type[node.name]).find((type) => type?.__compat)], at);
    return isSkipped ? walk.skip : undefined;
  });
}

/**
 * Returns a function that finds the features of a built script or stylesheet which one of the browsers lacks.
 *
 * @param {{ browsers: readonly string[], ecmaVersion: import("acorn").ecmaVersion }} supported
 * @returns {(file: string, text: string) => ReadonlyMap<string, string>} where each is used, by its name
 * @throws SyntaxError when a script has a newer syntax
 */
export function featureFinder({ browsers, ecmaVersion }) {
  const isSupported = (/** @type {Feature} */ feature) =>
    browsers.every((browser) => isSupportedBy(feature, browser));
  const known = Object.values(interfaces).filter(isSupported);
  return (file, text) => {
    /** @type {Map<string, string>} */
    const found = new Map();
    /** @type {Check} */
    const check = (name, entries, at) => {
      const described = entries.filter((entry) => entry?.__compat);
      if (described.length === 0 || described.some(isSupported)) return false;
      found.set(name, text.slice(Math.max(0, at - 30), at + 50));
      return true;
    };
    if (file.endsWith(".css")) checkStylesheet(text, check);
    else checkScript(parse(text, { ecmaVersion, sourceType: "module" }), check, known);
    return found;
  };
}
