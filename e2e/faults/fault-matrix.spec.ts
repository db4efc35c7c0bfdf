import { type Browser, expect, test } from "@playwright/test";
import { type BrowserCase, casesOf, newPage } from "../support/fault-matrix/browser-cases.mjs";
import {
  logProblems,
  recoveryProblems,
  settledProblems,
  typedProblems,
  typeInField,
} from "../support/fault-matrix/browser-problems.mjs";
import type { FaultyGalaxy } from "../support/fault-matrix/faulty-galaxy.mjs";
import { fieldFaults } from "../support/fault-matrix/field-faults.mjs";
import { PAGE_LIMIT_MS, pageProblems } from "../support/fault-matrix/page-problems.mjs";
import { withSite } from "../support/fault-matrix/site.mjs";
import { wholeFaults } from "../support/fault-matrix/whole-faults.mjs";
import addresses from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";

/**
 * One of so many faults of a field, on the server. `FAULTS_EVERY=1` takes all, on the server and in the browser, for
 * hours.
 */
const EVERY = Number(process.env.FAULTS_EVERY ?? 600);
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

test("ER-02 every page, rendered on the server, survives every fault of each of its calls", async () => {
  test.setTimeout(HOUR);
  const problems: string[] = [];
  await withSite(async (site, galaxy) => {
    for (const [name, path] of pages) {
      const page = `${site}/en${path}${weekForTwo()}`;
      galaxy.asked.clear();
      problems.push(...pageProblems(await load(page)).map((problem) => `${name}, no fault: ${problem}`));
      for (const [operation, answer] of [...galaxy.asked]) {
        // Another position of each block, so that every kind of fault occurs whatever the block's length.
        const fields = fieldFaults(answer).filter(
          (_, index) => index % EVERY === Math.floor(index / EVERY) % EVERY,
        );
        for (const fault of [...wholeFaults, ...fields]) {
          galaxy.order(new RegExp(`^${operation}$`), fault);
          const found = [...pageProblems(await load(page))];
          if (!galaxy.clear()) found.push("the page did not meet the fault");
          problems.push(...found.map((problem) => `${name}, ${operation}, ${fault.name}: ${problem}`));
        }
      }
      problems.push(...pageProblems(await load(page)).map((problem) => `${name}, afterwards: ${problem}`));
    }
  });
  expect(problems).toEqual([]);
});

/** Loads a page with a fault, types, ends the fault, and lets the page recover. */
async function problemsOf(
  browser: Browser,
  galaxy: FaultyGalaxy,
  address: string,
  { operation, fault }: BrowserCase,
  log: readonly string[],
) {
  const page = await newPage(browser, address);
  const before = log.length;
  try {
    galaxy.order(new RegExp(`^${operation}$`), fault);
    await page.goto(address, { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    const problems = [...(await settledProblems(page))];
    const isTyped = await typeInField(page);
    const isMet = galaxy.clear();
    problems.push(...(await recoveryProblems(page)));
    if (isTyped) problems.push(...(await typedProblems(page)));
    if (isMet && fault.isFailure) problems.push(...(await logProblems(() => log.slice(before), operation)));
    return problems;
  } catch (error) {
    return [String(error).slice(0, 200)];
  } finally {
    galaxy.clear();
    await page.context().close();
  }
}

/** The cases of a page that are tried: one failure and one wrong field, others on each page. */
function sampleOf(cases: readonly BrowserCase[], page: number): readonly BrowserCase[] {
  if (EVERY === 1) return cases;
  const failures = cases.filter(({ fault }) => fault.isFailure);
  const fields = cases.filter(({ fault }) => fault.change);
  return [failures[(page * 7) % failures.length], fields[(page * 101) % fields.length]].filter(
    (one) => one !== undefined,
  );
}

test("ER-02 every page recovers in the browser from a call that fails, and from a wrong field", async ({
  browser,
}) => {
  test.setTimeout(HOUR);
  const problems: string[] = [];
  await withSite(async (site, galaxy, log) => {
    for (const [index, [name, path]] of pages.entries()) {
      const address = `${site}/en${path}${weekForTwo()}`;
      for (const one of sampleOf(await casesOf(browser, galaxy, address), index)) {
        const found = await problemsOf(browser, galaxy, address, one, log);
        problems.push(...found.map((problem) => `${name}, ${one.operation}, ${one.fault.name}: ${problem}`));
      }
    }
  });
  expect(problems).toEqual([]);
});
