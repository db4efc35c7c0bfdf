import { fieldFaults } from "./field-faults.mjs";
import { silence, wholeFaults } from "./whole-faults.mjs";

/** @typedef {import("../../node_modules/@playwright/test/index.js").Browser} Browser */
/** @typedef {import("./faulty-galaxy.mjs").FaultyGalaxy} FaultyGalaxy */

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * One load of a page with one fault.
 *
 * @typedef {object} BrowserCase
 * @property {string} operation such as `get-basket`
 * @property {import("./faulty-galaxy.mjs").AnswerFault} fault
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
 * All cases of a page: each call with each fault of its answer.
 *
 * @param {Browser} browser
 * @param {FaultyGalaxy} galaxy
 * @param {string} address
 * @returns {Promise<readonly BrowserCase[]>}
 */
export async function casesOf(browser, galaxy, address) {
  const page = await newPage(browser, address);
  galaxy.asked.clear();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.context().close();
  return [...galaxy.asked].flatMap(([operation, answer]) =>
    [...wholeFaults, silence, ...fieldFaults(answer)].map((fault) => ({
      operation,
      fault,
    })),
  );
}
