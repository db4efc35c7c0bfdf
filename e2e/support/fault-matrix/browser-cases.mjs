import { fieldFaults } from "./field-faults.mjs";
import { hasRequested, remoteFaults } from "./remote-fault-kinds.mjs";
import { wholeFaults } from "./whole-faults.mjs";

/** @typedef {import("../../node_modules/@playwright/test/index.js").Browser} Browser */
/** @typedef {import("../../node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("./faulty-galaxy.mjs").FaultyGalaxy} FaultyGalaxy */

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * One load of a page with one fault.
 *
 * @typedef {object} BrowserCase
 * @property {string} name
 * @property {(page: Page) => Promise<void>} start
 * @property {(page: Page) => Promise<void>} [act] what the visitor does to meet the fault
 * @property {(page: Page) => Promise<boolean>} end ends the fault; returns whether the page met it
 * @property {string} [logged] what the server's log must name: the remote, or the operation
 * @property {true} [needsReload]
 */

let visitors = 0;

/**
 * Opens a page in a context of its own. Pictures and map tiles of other hosts are one pixel: the proxy in front of
 * Galaxy passes text only.
 *
 * @param {Browser} browser
 * @param {string} address
 */
export async function newPage(browser, address) {
  visitors += 1;
  const visitor = `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitor } });
  const { origin } = new URL(address);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "image/png", body: PIXEL }),
  );
  return context.newPage();
}

/**
 * The remotes that a page loads: the entry of each, and its last module chunk.
 *
 * @param {Page} page
 * @param {string} address
 */
async function remotesOf(page, address) {
  /** @type {string[]} */
  const files = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: "networkidle" });
  return files
    .filter((file) => file.endsWith("/remoteEntry.js"))
    .flatMap((entry) => {
      const folder = entry.slice(0, -"remoteEntry.js".length);
      const chunk = files.findLast((file) => file.startsWith(`${folder}js/__federation_expose_`));
      return chunk ? [{ address, entry, chunk, remote: folder.split("/")[2] ?? "" }] : [];
    });
}

/**
 * All cases of a page: each call with each fault of its answer, and each remote with each fault of its files.
 *
 * @param {Browser} browser
 * @param {FaultyGalaxy} galaxy
 * @param {string} address
 * @returns {Promise<readonly BrowserCase[]>}
 */
export async function casesOf(browser, galaxy, address) {
  const page = await newPage(browser, address);
  galaxy.asked.clear();
  const remotes = await remotesOf(page, address);
  await page.context().close();
  const calls = [...galaxy.asked].flatMap(([operation, answer]) =>
    [...wholeFaults, ...fieldFaults(answer)].map((fault) => ({
      name: `${operation}, ${fault.name}`,
      start: async () => galaxy.order(operation, fault),
      end: async () => galaxy.clear(),
      ...("isFailure" in fault && fault.isFailure ? { logged: operation } : {}),
    })),
  );
  const files = remotes.flatMap((one) =>
    remoteFaults.map((fault) => ({
      name: `${one.remote}, ${fault.name}`,
      start: (/** @type {Page} */ shown) => fault.start(shown, one),
      ...(fault.act ? { act: fault.act } : {}),
      ...(fault.needsReload ? { needsReload: fault.needsReload } : {}),
      logged: one.remote,
      end: async (/** @type {Page} */ shown) => {
        if (!fault.isCode) {
          await shown.unrouteAll({ behavior: "ignoreErrors" });
          return fault.needsReload === true || hasRequested(shown);
        }
        // The released code stays, because the page has its hashes, and stops throwing. A slot that the page has
        // loaded but not rendered did not meet the fault.
        return shown.evaluate(() => {
          Object.assign(window, { isFaultOver: true });
          return Reflect.get(window, "isFaultMet") === true;
        });
      },
    })),
  );
  return [...files, ...calls];
}
