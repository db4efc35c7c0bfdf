import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { isHydrated } from "../support/hydrated.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

/** A change of the built code of one file. */
type CodeChange = (code: string) => string;

const hash = (text: string, kind: "sha256" | "sha384" = "sha384"): string =>
  `${kind}-${createHash(kind).update(text).digest("base64")}`;

/** Removes the earlier releases from a page, so that a fault of the live one cannot be avoided. */
const withoutLastGood: CodeChange = (html) => html.replace(/,"lastGood":\{[^}]*\}/g, "");

/** Changes the document of a page before the browser receives it. */
async function changeDocument(page: Page, address: string, change: CodeChange): Promise<void> {
  const document = new URL(address, "http://site").pathname;
  await page.route(
    ({ pathname }) => pathname === document,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/**
 * Serves a page as if the release of a remote had been built with a change: the entry has the hash of the
 * changed chunk, and the document that of the entry. No earlier release is known.
 *
 * @param address of the page
 * @param entry address of the remote's entry
 * @param file address of the changed file, which may be the entry itself
 */
async function serveChangedRelease(
  page: Page,
  address: string,
  { entry, file, change }: { readonly entry: string; readonly file: string; readonly change: CodeChange },
): Promise<void> {
  const read = async (url: string) => (await page.request.get(url)).text();
  const [built, builtEntry] = await Promise.all([read(file), read(entry)]);
  const changed = change(built);
  if (changed === built) throw new Error(`${file} has nothing to change.`);
  // An entry has shorter hashes of its chunks than the document.
  const changedEntry =
    file === entry ? changed : builtEntry.replaceAll(hash(built, "sha256"), hash(changed, "sha256"));
  const serve = (url: string, body: string) =>
    page.route(
      (requested) => requested.pathname === url,
      (route) => route.fulfill({ contentType: "text/javascript", body }),
    );
  await serve(entry, changedEntry);
  if (file !== entry) await serve(file, changed);
  await changeDocument(page, address, (html) =>
    withoutLastGood(html)
      .replaceAll(hash(built), hash(changed))
      .replaceAll(hash(builtEntry), hash(changedEntry)),
  );
}

const UNAVAILABLE = "This part of the page is unavailable right now.";
const week = weekForTwo();

/** The remote of a slot in every page. */
const slot = { remote: "mf-cart", address: `${EN}/stays/nowhere`, module: "./slot-cart.badge" };
/** A page that shows each remote. */
const remotes = [
  { remote: "mf-search", address: `${EN}/stays${week}`, module: "./page-results" },
  { remote: "mf-property", address: `${EN}/stays/village/2001/name${week}`, module: "./page-village" },
  { remote: "mf-packages", address: `${EN}/stays/packages${week}`, module: "./page-all-packages" },
  { remote: "mf-upsell", address: `${EN}/stays/upsell/days${week}`, module: "./page-upsell-day" },
  { remote: "mf-transport", address: `${EN}/stays/upsell/transport${week}`, module: "./page-transport" },
  slot,
];

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** Throws until the fault is over. */
const THROW = "if(!window.isFaultOver)throw Error('boom');";
const throwsAtImport: CodeChange = (code) => THROW + code;
/** React, as the host shares it. */
const REACT = 'globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync("react")()';
/**
 * Runs code in the component of the page or slot that a module exports, before it is rendered. The bundler writes the
 * export as a getter, or as a value where nothing else of the module is used.
 */
const inComponent =
  (body: string): CodeChange =>
  (code) =>
    code.replace(/\b(page|slot):\(\)=>([\w$]+)|(?<=\{\},\{)(page|slot):([\w$]+)(?=\})/, (...found) => {
      const [, getter, got, value, valued] = found;
      const [kind, name] = [getter ?? value, got ?? valued];
      const component = kind === "page" ? "Page" : "Slot";
      // The same definition at each access: React would mount a new component again.
      const faulty = `${name}.faulty??={...${name},${component}:props=>{const R=${REACT};${body};return R.createElement(${name}.${component},props)}}`;
      return `${kind}:${getter ? "()=>" : ""}${faulty}`;
    });
const throwsAtRender = inComponent(THROW);
const throwsNothingAtImport: CodeChange = (code) => `if(!window.isFaultOver)throw undefined;${code}`;
const throwsInEffect = inComponent(`R.useEffect(()=>{${THROW}})`);

/** Serves the built file with one byte more. */
async function changesOneByte(route: Route) {
  const built = await (await route.fetch()).text();
  await route.fulfill({ contentType: "text/javascript", body: ` ${built}` });
}

/** Answers that replace a file. Every other content is one fault: it has another hash. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 404": answer(404, "text/plain", "not found"),
  "answers HTML": answer(200, "text/html", "<!doctype html><h1>Maintenance</h1>"),
  "has one changed byte": changesOneByte,
  "is dropped": (route) => route.abort("connectionreset"),
  hangs: async () => {},
};

/** The rest of the page still works: the shell is interactive, and the language can be chosen. */
async function expectShell(page: Page) {
  await expect(page.getByRole("banner").getByRole("link", { name: "Stays", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Language" })).toBeEnabled();
}

interface Fault {
  readonly name: string;
  /** The file that the fault hits. */
  readonly file: "entry" | "chunk";
  /** What is answered instead. */
  readonly act?: (route: Route) => Promise<void>;
  /** How the released code is different. */
  readonly change?: CodeChange;
}

const faults: readonly Fault[] = [
  ...Object.entries(answers).map(([name, act]) => ({ name, file: "entry", act }) as const),
  { name: "throws at import", file: "entry", change: throwsAtImport },
  { name: "misses a chunk", file: "chunk", act: answer(404, "text/plain", "not found") },
  { name: "throws in a chunk", file: "chunk", change: throwsAtImport },
  { name: "throws at render", file: "chunk", change: throwsAtRender },
  { name: "throws in an effect", file: "chunk", change: throwsInEffect },
  { name: "throws undefined at import", file: "entry", change: throwsNothingAtImport },
];

/** Addresses of the entry of a remote's live release, and of the chunk of one of its modules. */
async function readFiles(page: Page, address: string, remote: string, module: string) {
  const html = await (await page.request.get(address)).text();
  const entry = new RegExp(`/releases/${remote}/[^/"]+/remoteEntry\\.js`).exec(html)?.[0];
  if (!entry) throw new Error(`The page has no entry of ${remote}.`);
  const descriptor = await page.request.get(entry.replace("remoteEntry.js", "release.json"));
  const { exposes }: { exposes: Record<string, { js: string[] }> } = await descriptor.json();
  const file = exposes[module]?.js.find((name) => name.includes("__federation_expose_"));
  if (!file) throw new Error(`${remote} has no ${module}.`);
  return { entry, chunk: entry.replace("remoteEntry.js", file) };
}

for (const [index, { name, file, act, change }] of faults.entries()) {
  // The host treats all remotes alike, pages as slots, so the faults take turns with them.
  const { remote, address, module } = remotes[index % remotes.length] ?? slot;
  test(`FE-01 FE-03 ${remote} ${name}: the rest still works, and Try again recovers it`, async ({
    page,
    site,
  }) => {
    const before = site.log().length;
    const files = await readFiles(page, address, remote, module);
    const isFaulty = ({ pathname }: URL) => pathname === files[file];
    if (act) await changeDocument(page, address, withoutLastGood);
    if (act) await page.route(isFaulty, act);
    if (change) await serveChangedRelease(page, address, { entry: files.entry, file: files[file], change });
    // A file that never arrives delays the load event for ever.
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const alert = page.getByRole("alert").filter({ hasText: UNAVAILABLE }).first();
    await expect(alert).toBeVisible();
    await expectShell(page);
    // Ruling 60: what the server rendered stays readable under the alert.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const reported = new RegExp(`a browser reports a problem.*"remote":"${remote}","release":"[^"]`);
    await expect.poll(() => site.log().slice(before)).toMatch(reported);

    if (act) await page.unroute(isFaulty, act);
    await page.evaluate(() => Object.assign(window, { isFaultOver: true }));
    // The first click is enough.
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeHidden();
    if (remote === "mf-cart")
      await expect(page.getByRole("banner").getByRole("button", { name: "Basket" })).toBeVisible();
    else await page.waitForFunction(isHydrated);
    await expectShell(page);
  });
}

test("FE-03 all files of a remote hang, then come: a button without code leads to Try again, which says that it is loading", async ({
  page,
}) => {
  const { address, remote, module } = {
    address: `${EN}/stays${week}`,
    remote: "mf-search",
    module: "./page-results",
  };
  const { entry } = await readFiles(page, address, remote, module);
  const isOfRemote = ({ pathname }: URL) => /^\/releases\/mf-search\/.*\.(js|css)$/.test(pathname);
  let answerEntry = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answerEntry = resolve;
  });
  await changeDocument(page, address, withoutLastGood);
  const hang = async () => {};
  await page.route(isOfRemote, hang);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: UNAVAILABLE });
  const again = alert.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  // It is the server's, and its code is missing.
  await page.getByRole("main").getByRole("button", { name: "Filter" }).first().click();
  await expect(again).toBeFocused();

  await page.unroute(isOfRemote, hang);
  await page.route(
    ({ pathname }) => pathname === entry,
    async (route) => {
      await isAsked;
      await route.continue();
    },
  );
  await page.keyboard.press("Enter");
  const busy = alert.getByRole("button", { name: "Loading" });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-busy", "true");
  answerEntry();
  await expect(alert).toBeHidden();
  await page.waitForFunction(isHydrated);
});

test("FE-03 the browser checks the hash of every script and stylesheet of host and remotes", async ({
  page,
}) => {
  // Records every element that loads code, also those that a bundler removes again.
  await page.addInitScript(() => {
    const unchecked: string[] = [];
    Object.assign(window, { unchecked, checked: 0 });
    const note = (element: HTMLScriptElement | HTMLLinkElement) => {
      const address = element instanceof HTMLScriptElement ? element.src : element.href;
      const isCode =
        element instanceof HTMLScriptElement ||
        (!element.disabled && (element.rel === "stylesheet" || element.as === "script"));
      if (!isCode || address === "") return;
      if (element.integrity) Object.assign(window, { checked: Reflect.get(window, "checked") + 1 });
      else unchecked.push(address);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement) note(node);
    }).observe(document, { childList: true, subtree: true });
  });
  const counts = () =>
    page.evaluate(() => [Reflect.get(window, "unchecked"), Reflect.get(window, "checked")]);
  await page.goto(`${EN}/stays${week}`);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Choose rate" }).first().click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  const [unchecked, checked] = await counts();
  expect(unchecked).toEqual([]);
  expect(checked).toBeGreaterThan(25);
});
