import { readFile } from "node:fs/promises";
import path from "node:path";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { week } from "../bench/week.mjs";
import { root } from "../steps/root.mjs";
import { recoveryProblems, settledProblems } from "./browser-law.mjs";
import { fieldFaults } from "./field-faults.mjs";
import { remoteFaults } from "./remote-fault-kinds.mjs";
import { withSite } from "./site.mjs";
import { wholeFaults } from "./whole-faults.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Browser} Browser */
/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */
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
 * @property {(page: Page) => Promise<boolean>} end ends the fault; returns whether the page met it
 */

/**
 * Opens a page in a context of its own. Pictures and map tiles of other hosts are one pixel: the proxy in front of
 * Galaxy passes text only.
 *
 * @param {Browser} browser
 * @param {string} address
 */
async function newPage(browser, address) {
  const context = await browser.newContext();
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
async function casesOf(browser, galaxy, address) {
  const page = await newPage(browser, address);
  galaxy.asked.clear();
  const remotes = await remotesOf(page, address);
  await page.context().close();
  const calls = [...galaxy.asked].flatMap(([operation, answer]) =>
    [...wholeFaults, ...fieldFaults(answer)].map((fault) => ({
      name: `${operation}, ${fault.name}`,
      start: async () => galaxy.order(operation, fault),
      end: async () => galaxy.clear(),
    })),
  );
  const files = remotes.flatMap((one) =>
    remoteFaults.map((fault) => ({
      name: `${one.remote}, ${fault.name}`,
      start: (/** @type {Page} */ shown) => fault.start(shown, one),
      end: async (/** @type {Page} */ shown) => {
        await shown.unrouteAll({ behavior: "ignoreErrors" });
        // Code that was released with the fault stops throwing.
        await shown.evaluate(() => Object.assign(window, { isFaultOver: true }));
        return true;
      },
    })),
  );
  return [...files, ...calls];
}

/**
 * Loads a page with a fault, ends the fault, and lets the page recover.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {BrowserCase} one
 */
async function runCase(browser, address, { start, end }) {
  const page = await newPage(browser, address);
  try {
    await start(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    const problems = await settledProblems(page);
    const isMet = await end(page);
    return { isMet, problems: [...problems, ...(await recoveryProblems(page))] };
  } catch (error) {
    return { isMet: await end(page).catch(() => false), problems: [String(error).slice(0, 200)] };
  } finally {
    await page.context().close();
  }
}

/** @param {{ every: number, isWritten: boolean }} options */
export async function benchBrowser({ every, isWritten }) {
  /** @type {Readonly<Record<string, string>>} */
  const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const began = performance.now();
  /** @type {(string | number)[][]} */
  const rows = [];
  /** @type {string[]} */
  const problems = [];
  await withSite(async (site, galaxy) => {
    const browser = await openBrowser();
    let index = 0;
    for (const [name, at] of Object.entries(pages)) {
      const address = `${site}/en${at}${week}`;
      const all = await casesOf(browser, galaxy, address);
      const chosen = all.filter(() => index++ % every === 0);
      let [met, held] = [0, 0];
      for (const one of chosen) {
        const { isMet, problems: found } = await runCase(browser, address, one);
        met += isMet ? 1 : 0;
        held += found.length === 0 ? 1 : 0;
        const lines = found.map((problem) => `${name}, ${one.name}: ${problem}`);
        for (const line of lines) console.log(line);
        problems.push(...lines);
      }
      rows.push([name, all.length, chosen.length, met, held]);
      console.log(rows.at(-1)?.join(" "));
    }
    await browser.close();
  });
  const sum = (/** @type {number} */ column) => rows.reduce((total, row) => total + Number(row[column]), 0);
  const text = [
    "# The fault matrix in a browser",
    "",
    "Whether every page survives, in a real browser, every failure of every call to Galaxy and of every remote that it loads.",
    "",
    "**Repeat:** `npm run bench:faults -- --browser` (`--every 40` for one case of 40, `--no-write`). It writes this file.",
    "",
    `**Setup:** ${await machine()} Faults of an answer: ${wholeFaults.map(({ name }) => name).join(", ")}, and each field missing, null or of another type. Faults of a remote: ${remoteFaults.map(({ name }) => name).join(", ")}.${every > 1 ? ` This run took one case of ${every}.` : ""}`,
    "",
    table(["page", "generated", "run", "met", "held"], rows),
    "",
    ...problems.map((line) => `- ${line}`),
    ...(problems.length > 0 ? [""] : []),
    `**Meaning.** *Met* counts the cases in which the page met the fault. *Held*: within 25 s nothing is loading, the page is not blank, has links, and shows no \`undefined\`, \`NaN\` or \`[object Object]\`. When the fault ends, the page recovers without a reload: no Try again is left. This run: ${sum(1)} cases generated, ${sum(2)} run, ${sum(3)} met, ${sum(4)} held, in ${Math.round((performance.now() - began) / 1_000)} s.`,
    "",
  ].join("\n");
  if (isWritten) await keepReport("browser-faults.md", text);
  else console.log(text);
  if (problems.length > 0) process.exitCode = 1;
}
