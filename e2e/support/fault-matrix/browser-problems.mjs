import { setTimeout as wait } from "node:timers/promises";

/** @typedef {import("../../node_modules/@playwright/test/index.js").Page} Page */

/** Longest time until a page is settled, in milliseconds: the proxy's limit of a call, twice. */
const SETTLE_MS = 25_000;
const RECOVER_MS = 12_000;
/** Longest time until a report is in the log, in milliseconds. */
const LOG_MS = 15_000;

/** Values that a page never shows. */
const WRONG = /\b(?:undefined|NaN|\[object Object\])/;

/**
 * Settled = nothing in the viewport is loading, or the page says that a part is unavailable. Parts below load when
 * they come near. Runs in the browser.
 */
function isSettled() {
  const isVisible = (/** @type {Element} */ element) =>
    element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
  const main = document.querySelector("main");
  const loading = [...(main?.querySelectorAll("[aria-busy=true], [class*='-skeleton-']") ?? [])].some(
    isVisible,
  );
  const hasHeading = [...(main?.querySelectorAll("h1") ?? [])].some(isVisible);
  const hasAlert = [...(main?.querySelectorAll("[role=alert]") ?? [])].some(isVisible);
  return document.readyState !== "loading" && (hasAlert || (hasHeading && !loading));
}

/**
 * Waits by evaluating again and again: the site's content security policy blocks Playwright's own polling.
 *
 * @param {Page} page
 * @param {number} limit in milliseconds
 */
async function waitUntilSettled(page, limit) {
  const ends = Date.now() + limit;
  while (Date.now() < ends) {
    if (await page.evaluate(isSettled)) return true;
    await wait(100);
  }
  return false;
}

/**
 * Checks a page in the browser against the rules that hold for every fault.
 *
 * @param {Page} page
 * @returns {Promise<readonly string[]>} what is wrong
 */
export async function settledProblems(page) {
  const settled = await waitUntilSettled(page, SETTLE_MS);
  const text = await page.locator("main").evaluate((main) => {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count, only what the visitor sees
    return main instanceof HTMLElement ? main.innerText : "";
  });
  const links = await page.locator("a[href^='/']:visible").count();
  const wrong = WRONG.exec(text)?.[0];
  return [
    settled ? "" : "still loading",
    text.trim().length > 20 ? "" : "is blank",
    links > 0 ? "" : "offers no way on",
    wrong ? `shows ${wrong}` : "",
  ].filter(Boolean);
}

/**
 * Clicks Try again until no failure is left.
 *
 * @param {Page} page
 * @returns {Promise<readonly string[]>} what is wrong
 */
export async function recoveryProblems(page) {
  const again = page.getByRole("button", { name: "Try again" });
  const ends = Date.now() + RECOVER_MS;
  while (Date.now() < ends) {
    if ((await again.count()) === 0 && (await page.evaluate(isSettled))) return [];
    await again
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
    await waitUntilSettled(page, 3_000);
  }
  return [`does not recover: ${(await page.getByRole("alert").allInnerTexts()).join(" / ").slice(0, 120)}`];
}

/** What the visitor types. */
const TYPED = "WINTER26";

/**
 * Types into the first text field of the page, while the fault lasts.
 *
 * @param {Page} page
 * @returns {Promise<boolean>} false = the page has no field
 */
export async function typeInField(page) {
  const field = page.locator("main input[type=text]:visible:enabled").first();
  if ((await field.count()) === 0) return false;
  await field.fill(TYPED, { timeout: 5_000 });
  return true;
}

/**
 * Checks that a field of the page still has what the visitor typed.
 *
 * @param {Page} page
 * @returns {Promise<readonly string[]>} what is wrong
 */
export async function typedProblems(page) {
  const fields = await page
    .locator("main input[type=text]")
    .evaluateAll((all) => all.map((one) => Reflect.get(one, "value")));
  return fields.includes(TYPED) ? [] : ["what was typed is lost"];
}

/**
 * Waits for a warning or an error in the log of the server.
 *
 * @param {() => readonly string[]} newLines
 * @param {string} subject the remote or the operation that fails
 * @returns {Promise<readonly string[]>} what is wrong
 */
export async function logProblems(newLines, subject) {
  const ends = Date.now() + LOG_MS;
  while (Date.now() < ends) {
    if (newLines().some((line) => /"level":"(?:warn|error)"/.test(line) && line.includes(subject))) return [];
    await wait(100);
  }
  return ["is not in the log"];
}
