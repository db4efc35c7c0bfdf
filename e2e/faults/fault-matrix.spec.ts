import { setTimeout as wait } from "node:timers/promises";
import { type Browser, expect, test } from "@playwright/test";
import { week } from "../../tools/bench/week.mjs";
import { type BrowserCase, casesOf, newPage } from "../support/fault-matrix/browser-cases.mjs";
import {
  logProblems,
  recoveryProblems,
  settledProblems,
  typedProblems,
  typeInField,
} from "../support/fault-matrix/browser-problems.mjs";
import { fieldFaults } from "../support/fault-matrix/field-faults.mjs";
import { PAGE_LIMIT_MS, pageProblems } from "../support/fault-matrix/page-problems.mjs";
import { withSite } from "../support/fault-matrix/site.mjs";
import { wholeFaults } from "../support/fault-matrix/whole-faults.mjs";
import addresses from "../support/pages.json" with { type: "json" };

/** One of so many faults of a field, on the server and in the browser. `FAULTS_EVERY=1` takes all, for hours. */
const EVERY = Number(process.env.FAULTS_EVERY ?? 600);
/** Wait until the circuit breaker of an operation with five failures has closed, in milliseconds. */
const CIRCUIT_MS = 3_200;
const HOUR = 3_600_000;
const pages = Object.entries(addresses);

async function load(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
    return { status: response.status, html: await response.text() };
  } catch (error) {
    return { status: 0, html: String(error) };
  }
}

for (const [name, address] of pages)
  test(`ER-02 ${name}, rendered on the server, survives every fault of each of its calls`, async () => {
    test.setTimeout(HOUR);
    const problems: string[] = [];
    await withSite(async (site, galaxy) => {
      const page = `${site}/en${address}${week}`;
      problems.push(...pageProblems(await load(page)).map((problem) => `no fault: ${problem}`));
      for (const [operation, answer] of [...galaxy.asked]) {
        // Another position of each block, so that every kind of fault occurs whatever the block's length.
        const fields = fieldFaults(answer).filter(
          (_, index) => index % EVERY === Math.floor(index / EVERY) % EVERY,
        );
        for (const fault of [...fields, ...wholeFaults]) {
          galaxy.order(operation, fault);
          const found = [...pageProblems(await load(page))];
          if (!galaxy.clear()) found.push("the page did not meet the fault");
          problems.push(...found.map((problem) => `${operation}, ${fault.name}: ${problem}`));
        }
        await wait(CIRCUIT_MS);
        const after = pageProblems(await load(page));
        problems.push(...after.map((problem) => `after the faults of ${operation}: ${problem}`));
      }
    });
    expect(problems).toEqual([]);
  });

/** Loads a page with a fault, types, ends the fault, and lets the page recover. */
async function problemsOf(browser: Browser, address: string, one: BrowserCase, log: readonly string[]) {
  const page = await newPage(browser, address);
  const before = log.length;
  try {
    await one.start(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    const problems = [...(await settledProblems(page))];
    const isTyped = !one.needsReload && (await typeInField(page));
    await one.act?.(page);
    const isMet = await one.end(page);
    if (one.needsReload) await page.reload();
    problems.push(...(await recoveryProblems(page)));
    if (isTyped) problems.push(...(await typedProblems(page)));
    if (isMet && one.logged !== undefined)
      problems.push(...(await logProblems(() => log.slice(before), one.logged)));
    return problems;
  } catch (error) {
    await one.end(page).catch(() => false);
    return [String(error).slice(0, 200)];
  } finally {
    await page.context().close();
  }
}

test("ER-02 FE-04 every page recovers in the browser from every fault of its calls and its remotes", async ({
  browser,
}) => {
  test.setTimeout(HOUR);
  const problems: string[] = [];
  await withSite(async (site, galaxy, log) => {
    let index = 0;
    for (const [name, at] of pages) {
      const address = `${site}/en${at}${week}`;
      const chosen = (await casesOf(browser, galaxy, address)).filter(() => index++ % EVERY === 0);
      for (const one of chosen) {
        const found = await problemsOf(browser, address, one, log);
        problems.push(...found.map((problem) => `${name}, ${one.name}: ${problem}`));
      }
    }
  });
  expect(problems).toEqual([]);
});
