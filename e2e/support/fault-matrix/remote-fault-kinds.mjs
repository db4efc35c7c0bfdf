import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** @typedef {import("../../node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("../../node_modules/@playwright/test/index.js").Route} Route */
/** @typedef {{ address: string, entry: string, chunk: string, remote: string }} RemoteFiles */

/**
 * A fault of a remote in the browser.
 *
 * @typedef {object} RemoteFault
 * @property {string} name
 * @property {(page: Page, files: RemoteFiles) => Promise<void>} start
 * @property {true} [isCode] code that was released with the fault, hashes included
 * @property {(page: Page) => Promise<void>} [act] what the visitor does to meet the fault
 * @property {true} [needsReload] the page cannot recover without a reload, because its registry snapshot is the fault
 */

/** @param {string} text */
const hashOf = (text) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** The host's limit for the code of a slot, and a little more, in milliseconds. */
const LIMIT_MS = 5_500;
/** Longest wait for the request of a remote, in milliseconds. */
const IDLE_MS = 4_000;
const TYPE = "text/javascript";
/** Throws until the page is told that the fault is over. */
const THROW = "if(!window.isFaultOver){window.isFaultMet=true;throw Error('ordered failure')};";

/** @param {Page} page @param {string} file @param {(route: Route) => Promise<void>} act */
const routeFile = (page, file, act) => page.route(({ pathname }) => pathname === file, act);

/** @param {Page} page @param {string} address @param {(html: string) => string} change */
const changeDocument = (page, address, change) =>
  routeFile(page, new URL(address).pathname, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/,"lastGood":\{[^}]*\}/g, "");
    await route.fulfill({ response, body: change(html) });
  });

/** Pages that have requested the file that fails. @type {WeakSet<Page>} */
const met = new WeakSet();

/** @param {Page} page */
export const hasRequested = (page) => met.has(page);

/** @param {string} html */
const same = (html) => html;

/**
 * Answers a file of the remote with something else.
 *
 * @param {string} name @param {"entry" | "chunk"} part @param {(route: Route) => Promise<void>} act
 * @returns {RemoteFault}
 */
const answers = (name, part, act) => ({
  name: `${part} ${name}`,
  start: async (page, files) => {
    await changeDocument(page, files.address, same);
    await routeFile(page, files[part], async (route) => {
      await act(route);
      met.add(page);
    });
  },
  // A remote that is not in the viewport is loaded when the browser is idle.
  act: async (page) => {
    const ends = Date.now() + IDLE_MS;
    while (!met.has(page) && Date.now() < ends) await wait(100);
  },
});

/**
 * Serves the remote as if it had been released with a change, all hashes included.
 *
 * @param {string} name @param {"entry" | "chunk"} part @param {(code: string) => string} change
 * @returns {RemoteFault}
 */
const released = (name, part, change) => ({
  name: `${part} ${name}`,
  isCode: true,
  start: async (page, files) => {
    const origin = new URL(files.address).origin;
    /** @param {string} file */
    const read = async (file) => (await page.request.get(origin + file)).text();
    const [built, entry] = await Promise.all([read(files[part]), read(files.entry)]);
    const changed = change(built);
    const changedEntry = part === "entry" ? changed : entry.replaceAll(hashOf(built), hashOf(changed));
    await routeFile(page, files.entry, (route) => route.fulfill({ contentType: TYPE, body: changedEntry }));
    if (part === "chunk")
      await routeFile(page, files.chunk, (route) => route.fulfill({ contentType: TYPE, body: changed }));
    await changeDocument(page, files.address, (html) =>
      html.replaceAll(hashOf(built), hashOf(changed)).replaceAll(hashOf(entry), hashOf(changedEntry)),
    );
  },
});

/** React, as the host shares it. */
const REACT = 'globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync("react")()';

/**
 * A change that wraps the component of a page or slot.
 *
 * @param {string} body of the new component, in which `R` is React
 * @returns {(code: string) => string}
 */
const wraps = (body) => (code) =>
  code.replace(
    /\b(Page|Slot):\(\)=>([\w$]+)/,
    // The same component at each access: React would mount a new one again.
    `$1:()=>$2.faulty??=props=>{const R=${REACT};${body};return R.createElement($2,props)}`,
  );

/** @type {RemoteFault} */
const wrongContract = {
  name: "wrong contract version",
  needsReload: true,
  start: async (page, { address, remote }) => {
    const contract = new RegExp(`("name":"${remote}","version":"[^"]*","contract":)\\d+`);
    await changeDocument(page, address, (html) => html.replace(contract, (_, before) => `${before}99`));
  },
};

/**
 * A fault that outlasts the host's limit, which a part that is not in the viewport reaches after the page is
 * settled.
 *
 * @param {RemoteFault} fault
 * @returns {RemoteFault}
 */
const outlasting = (fault) => ({
  ...fault,
  act: async (page) => {
    await fault.act?.(page);
    await wait(LIMIT_MS);
  },
});

const parts = /** @type {const} */ (["entry", "chunk"]);

/** @type {readonly RemoteFault[]} */
export const remoteFaults = [
  ...parts.flatMap((part) => [
    answers("answers 404", part, (route) => route.fulfill({ status: 404, body: "not found" })),
    answers("answers 500", part, (route) => route.fulfill({ status: 500, body: "broken" })),
    outlasting(answers("does not answer", part, async () => {})),
    answers("is dropped", part, (route) => route.abort("connectionreset")),
    answers("is garbage", part, (route) => route.fulfill({ contentType: TYPE, body: "\u0000{{{ not" })),
    answers("is HTML", part, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Down</h1>" })),
    answers("has a wrong hash", part, async (route) => {
      const body = ` ${await (await route.fetch()).text()}`;
      await route.fulfill({ contentType: TYPE, body });
    }),
    released("throws at import", part, (code) => THROW + code),
  ]),
  released("throws at render", "chunk", (code) =>
    code.replace(/\b(Page|Slot):\(\)=>([\w$]+)/, `$1:()=>props=>{${THROW}return $2(props)}`),
  ),
  released("throws in an effect", "chunk", wraps(`R.useEffect(()=>{${THROW}})`)),
  {
    ...released(
      "throws in an event handler",
      "chunk",
      wraps(
        `R.useEffect(()=>{const act=()=>{${THROW}};addEventListener("click",act);return()=>removeEventListener("click",act)},[])`,
      ),
    ),
    act: (page) => page.locator("main h1:visible").first().click({ timeout: 5_000 }),
  },
  wrongContract,
];
