import { readFile } from "node:fs/promises";
import path from "node:path";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { week } from "../bench/week.mjs";
import { root } from "../steps/root.mjs";
import { casesOf, newPage } from "./browser-cases.mjs";
import {
  logProblems,
  recoveryProblems,
  settledProblems,
  typedProblems,
  typeInField,
} from "./browser-problems.mjs";
import { remoteFaults } from "./remote-fault-kinds.mjs";
import { withSite } from "./site.mjs";
import { wholeFaults } from "./whole-faults.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Browser} Browser */
/** @typedef {import("./browser-cases.mjs").BrowserCase} BrowserCase */

/**
 * What a case showed.
 *
 * @typedef {object} Outcome
 * @property {boolean} isMet whether the page met the fault
 * @property {boolean} isTyped whether the page had a field to type in
 * @property {boolean} isLogChecked
 * @property {readonly string[]} problems
 */

/**
 * Loads a page with a fault, types, ends the fault, and lets the page recover.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {BrowserCase} one
 * @param {readonly string[]} log
 * @returns {Promise<Outcome>}
 */
async function runCase(browser, address, { start, act, end, logged, needsReload }, log) {
  const page = await newPage(browser, address);
  const before = log.length;
  let [isTyped, isMet] = [false, false];
  try {
    await start(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    const problems = [...(await settledProblems(page))];
    isTyped = !needsReload && (await typeInField(page));
    await act?.(page);
    isMet = await end(page);
    if (needsReload) await page.reload();
    problems.push(...(await recoveryProblems(page)));
    if (isTyped) problems.push(...(await typedProblems(page)));
    const isLogChecked = isMet && logged !== undefined;
    if (isLogChecked) problems.push(...(await logProblems(() => log.slice(before), logged)));
    return { isMet, isTyped, isLogChecked, problems };
  } catch (error) {
    isMet ||= await end(page).catch(() => false);
    return { isMet, isTyped, isLogChecked: false, problems: [String(error).slice(0, 200)] };
  } finally {
    await page.context().close();
  }
}

/** @param {{ every: number, only: string, isWritten: boolean }} options `only` = cases whose name contains it */
export async function benchBrowser({ every, only, isWritten }) {
  /** @type {Readonly<Record<string, string>>} */
  const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const began = performance.now();
  /** @type {(string | number)[][]} */
  const rows = [];
  /** @type {string[]} */
  const problems = [];
  await withSite(async (site, galaxy, log) => {
    const browser = await openBrowser();
    let index = 0;
    for (const [name, at] of Object.entries(pages)) {
      const address = `${site}/en${at}${week}`;
      const all = await casesOf(browser, galaxy, address);
      const chosen = all.filter((one) => one.name.includes(only)).filter(() => index++ % every === 0);
      let [met, typed, logged, held] = [0, 0, 0, 0];
      for (const one of chosen) {
        const { isMet, isTyped, isLogChecked, problems: found } = await runCase(browser, address, one, log);
        met += isMet ? 1 : 0;
        typed += isTyped ? 1 : 0;
        logged += isLogChecked ? 1 : 0;
        held += found.length === 0 ? 1 : 0;
        const lines = found.map((problem) => `${name}, ${one.name}: ${problem}`);
        for (const line of lines) console.log(line);
        problems.push(...lines);
      }
      rows.push([name, all.length, chosen.length, met, typed, logged, held]);
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
    `**Setup:** ${await machine()} Faults of an answer: ${wholeFaults.map(({ name }) => name).join(", ")}, and each field missing, null or of another type. Faults of a remote: ${remoteFaults.map(({ name }) => name).join(", ")}.${every > 1 ? ` This run took one case of ${every}${only ? ` of those with "${only}" in their name` : ""}.` : ""}`,
    "",
    table(["page", "generated", "run", "met", "typed", "logged", "held"], rows),
    "",
    ...problems.map((line) => `- ${line}`),
    ...(problems.length > 0 ? [""] : []),
    `**Meaning.** *Met* counts the cases in which the page met the fault, *typed* those in which the page had a text field, *logged* those whose fault must be in the server's log: every fault of a remote, and answers that are no answer. *Held*: within 25 s nothing in the viewport is loading or the page says that a part is unavailable; it is not blank, has links, and shows no \`undefined\`, \`NaN\` or \`[object Object]\`. When the fault ends, the page recovers without a reload: no Try again is left. What the visitor typed while the fault lasted is still there, and the log names the remote or the operation. A wrong contract version is part of the page's registry snapshot: it ends with a reload. This run: ${sum(1)} cases generated, ${sum(2)} run, ${sum(3)} met, ${sum(4)} typed, ${sum(5)} logged, ${sum(6)} held, in ${Math.round((performance.now() - began) / 1_000)} s.`,
    "",
  ].join("\n");
  if (isWritten) await keepReport("browser-faults.md", text);
  else console.log(text);
  if (problems.length > 0) process.exitCode = 1;
}
