/** @import { Page } from "@playwright/test" */
/** @import { GateViolation } from "./candidate.mjs" */

/** Most changes to name. The others usually have the same cause. */
const NAMED = 8;

/**
 * Globals that a module of the host or the federation sets when it is first used, and those of React in a page that
 * came in parts (`$RC`): whether it did, depends on the speed of the machine.
 */
const OF_THE_HOST = /^(?:__\w+__|_?FEDERATION|chunks_|mf_|L$|_leaflet_events$|\$R[A-Z]\b)/;

/**
 * What the scripts of a page can change for each other, as text by name: globals, the own properties of constructors and
 * their prototypes, and of a few objects. Runs in the page.
 *
 * @returns {Record<string, string>}
 */
function describePlatform() {
  /** @type {Record<string, string>} */
  const found = {};
  const objects = ["JSON", "Math", "Reflect", "Intl", "console", "CSS", "history", "navigator"];
  /** @param {unknown} value */
  const describeValue = (value) =>
    typeof value === "function"
      ? `${value.name}(${value.length}) ${Function.prototype.toString.call(value).slice(0, 300)}`
      : typeof value;
  /** @param {string} path @param {object} owner */
  const describe = (path, owner) => {
    for (const key of Reflect.ownKeys(owner)) {
      const property = Reflect.getOwnPropertyDescriptor(owner, key);
      if (!property || (path === "" && /^\d+$/.test(String(key)))) continue;
      const { enumerable, get, set, value } = property;
      const text = get || set ? `${describeValue(get)} ${describeValue(set)}` : describeValue(value);
      found[`${path}${String(key)}`] = enumerable ? `${text}, enumerable` : text;
    }
  };
  describe("", globalThis);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (typeof value === "function") describe(`${name}.`, value);
    if (typeof value === "function" && value.prototype) describe(`${name}.prototype.`, value.prototype);
  }
  for (const name of objects) describe(`${name}.`, Reflect.get(globalThis, name));
  return found;
}

/**
 * The properties that the stylesheets of a release change outside of its own elements, by element. Runs in the page.
 *
 * @param {{ folder: string, prefix: string }} release `folder` of its files in the address, `prefix` of its class names
 * @returns {string[]} such as `h1: color, font-size`
 */
function foreignStyles({ folder, prefix }) {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const own = [...document.styleSheets].filter(({ href }) => href?.includes(folder));
  /** @type {Map<string, Element>} */
  const elements = new Map();
  for (const element of document.querySelectorAll("html, body, body *:not(script, style)"))
    if (!element.closest(`[class*="${prefix}-"]`)) {
      const [first = ""] = element.classList;
      const name = `${element.localName}${first && `.${first}`}`;
      if (!elements.has(name)) elements.set(name, element);
    }
  const readStyles = () =>
    new Map(
      [...elements].map(([name, element]) => [
        name,
        new Map(
          [...element.computedStyleMap()].map(([property, values]) => [property, [...values].join(" ")]),
        ),
      ]),
    );
  const after = readStyles();
  for (const sheet of own) sheet.disabled = true;
  const before = readStyles();
  for (const sheet of own) sheet.disabled = false;
  return [...after].flatMap(([name, properties]) => {
    const others = before.get(name);
    const names = new Set([...properties.keys(), ...(others?.keys() ?? [])]);
    // All elements inherit the custom properties of the first.
    const changed = [...names].filter(
      (property) =>
        properties.get(property) !== others?.get(property) && (name === "html" || !property.startsWith("--")),
    );
    return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join(", ")}`] : [];
  });
}

/**
 * Loads all modules of a remote, as pages and clicks would. Runs in the page.
 *
 * @param {readonly string[]} modules such as `mf_cart/page-trip`
 */
async function loadModules(modules) {
  /** @type {readonly { name: string, loadRemote: (module: string) => Promise<unknown> }[]} */
  const instances = Reflect.get(globalThis, "__FEDERATION__").__INSTANCES__;
  const host = instances.find(({ name }) => name === "host");
  if (!host) throw new Error("the page has no federation");
  await Promise.all(modules.map((module) => host.loadRemote(module)));
}

/**
 * The names of what differs between two descriptions of the platform, without what the host sets.
 *
 * @param {Readonly<Record<string, string>>} before
 * @param {Readonly<Record<string, string>>} after
 */
export const changedNames = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key] && !OF_THE_HOST.test(key))
    .sort();

/** @param {readonly string[]} names */
const formatList = (names) =>
  `${names.slice(0, NAMED).join("; ")}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ""}`;

/**
 * Compares a page of another remote before and after all modules of a release are loaded: neither the platform nor the
 * host's frame nor the other remote may change. Before, the files of the release are blocked.
 *
 * @param {() => Promise<Page>} open a new page with an empty cache
 * @param {(page: Page) => Promise<void>} settled
 * @param {string} address of the page of another remote
 * @param {import("../../../shared/releases/src/store-path.js").ReleaseDescriptor} release
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkPlatform(open, settled, address, { name, version, federationName, exposes }) {
  const folder = `/releases/${name}/${version}/`;
  const [before, after] = [await open(), await open()];
  await before.route(
    ({ pathname }) => pathname.startsWith(folder),
    (route) => route.abort(),
  );
  for (const page of [before, after]) {
    await page.goto(address);
    await settled(page);
  }
  await after.evaluate(
    loadModules,
    Object.keys(exposes).map((module) => module.replace(".", federationName)),
  );
  const changed = changedNames(
    await before.evaluate(describePlatform),
    await after.evaluate(describePlatform),
  );
  const styles = await after.evaluate(foreignStyles, { folder, prefix: federationName });
  return [
    ...(changed.length > 0
      ? [
          {
            reason: `its scripts change the platform for every remote of the page: ${formatList(changed)}`,
            remedy: "wrap what you need in a function of your own, and set no globals",
          },
        ]
      : []),
    ...(styles.length > 0
      ? [
          {
            reason: `its styles reach the host's frame and other remotes: ${formatList(styles)}`,
            remedy: "select classes of your CSS module: no :global, no :root, no names of elements",
          },
        ]
      : []),
  ];
}
