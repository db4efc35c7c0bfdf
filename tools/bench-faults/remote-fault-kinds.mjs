import { createHash } from "node:crypto";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Route} Route */
/** @typedef {{ address: string, entry: string, chunk: string, remote: string }} RemoteFiles */

/**
 * A fault of a remote in the browser.
 *
 * @typedef {object} RemoteFault
 * @property {string} name
 * @property {(page: Page, files: RemoteFiles) => Promise<void>} start
 */

/** @param {string} text */
const hashOf = (text) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

const TYPE = "text/javascript";
/** Throws until the page is told that the fault is over. */
const THROW = "if(!window.isFaultOver)throw Error('ordered failure');";

/** @param {Page} page @param {string} file @param {(route: Route) => Promise<void>} act */
const routeFile = (page, file, act) => page.route(({ pathname }) => pathname === file, act);

/** @param {Page} page @param {string} address @param {(html: string) => string} change */
const changeDocument = (page, address, change) =>
  routeFile(page, new URL(address).pathname, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/,"lastGood":\{[^}]*\}/g, "");
    await route.fulfill({ response, body: change(html) });
  });

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
    await routeFile(page, files[part], act);
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

const parts = /** @type {const} */ (["entry", "chunk"]);

/** @type {readonly RemoteFault[]} */
export const remoteFaults = [
  ...parts.flatMap((part) => [
    answers("answers 404", part, (route) => route.fulfill({ status: 404, body: "not found" })),
    answers("answers 500", part, (route) => route.fulfill({ status: 500, body: "broken" })),
    answers("does not answer", part, async () => {}),
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
];
