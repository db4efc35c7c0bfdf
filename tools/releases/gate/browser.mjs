import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { findChromium } from "../../support/browsers.mjs";
import { withLimit } from "../../support/step.mjs";
import { checkPlatform } from "./platform-changes.mjs";
import { runChecks } from "./run-checks.mjs";
import { openSandboxSite, sandboxPages } from "./sandbox-site.mjs";

/** @import { Page } from "@playwright/test" */
/** @import { GateViolation } from "./candidate.mjs" */

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Pages that are open at the same time. A page waits more than it computes. */
const AT_ONCE = 2;
/** Most elements to name for one violation. The others usually have the same cause. */
const NAMED = 3;

/** Milliseconds that a page has to load, to come to rest and to be checked, in both windows. */
const PAGE_MS = 90_000;

/** Waits until nothing loads or moves any more. @param {Page} page */
async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}

/**
 * Checks a page with axe.
 *
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<readonly GateViolation[]>}
 */
async function accessibilityViolations(page, address) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const where = `${new URL(address).pathname} at ${page.viewportSize()?.width} px`;
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    reason: `${where} is not accessible (${id}): ${nodes
      .slice(0, NAMED)
      .map(({ html }) => html)
      .join(" ")}`,
    remedy: `${help}: ${helpUrl}`,
  }));
}

/**
 * Opens a page in both windows and reports what is wrong with it.
 *
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<readonly GateViolation[]>}
 */
async function violationsOn(page, address) {
  /** @type {GateViolation[]} */
  const found = [];
  const { pathname } = new URL(address);
  try {
    await withLimit(`${pathname} to come to rest`, PAGE_MS, async (signal) => {
      // What waits in a page ends with it.
      signal.addEventListener("abort", () => page.close());
      await page.goto(address);
      for (const size of windows) {
        await page.setViewportSize(size);
        await settled(page);
        found.push(...(await accessibilityViolations(page, address)));
      }
    });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    found.push({ reason: `${pathname} does not render: ${reason}`, remedy: "npm run dev shows the error" });
  }
  await page.close();
  return found;
}

/**
 * The failures of a remote in the site's log: rendering on the server failed, or the browser reported a
 * problem.
 *
 * @param {import("./sandbox-site.mjs").SandboxSite} site
 * @param {string} name
 */
function listFaults(site, name) {
  const faults = site
    .log()
    .filter(({ remote, level }) => remote === name && (level === "warn" || level === "error"))
    .map(
      ({ message, reason, error }) =>
        `${name} fails on its pages: ${message}: ${reason ?? error?.message ?? ""}`,
    );
  return [...new Set(faults)].map((fault) => ({
    reason: fault,
    remedy: "npm run dev shows the same failure with source maps",
  }));
}

/**
 * Opens pages, and reports what is wrong with them and with the remote that they show.
 *
 * @param {import("./sandbox-site.mjs").SandboxSite} site
 * @param {() => Promise<Page>} open
 * @param {readonly string[]} addresses
 * @param {string} remote whose failures are reported
 * @returns {Promise<readonly GateViolation[]>}
 */
async function checkPages(site, open, addresses, remote) {
  if (addresses.length === 0) throw new Error("no page shows it");
  const waiting = [...addresses];
  /** @type {GateViolation[]} */
  const found = [];
  async function openNext() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found.push(...(await violationsOn(await open(), site.address + next)));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return [...listFaults(site, remote), ...found];
}

/**
 * Opens the pages of a release in Chromium, on a separate site with the mock back end. Every page must work
 * and be accessible (WCAG 2.2 AA, as far as axe can check), and the release must leave the platform, the host and
 * other remotes as they are.
 *
 * @param {import("../../../shared/releases/src/release-store.js").ReleaseReader} store where the
 *   other remotes are live
 * @param {import("./candidate.mjs").Candidate} candidate
 * @param {AbortSignal} signal
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkInBrowser(store, { folder, descriptor }, signal) {
  const { name, version, exposes } = descriptor;
  const hasSlots = Object.keys(exposes).some((module) => module.startsWith("./slot-"));
  const addresses = await sandboxPages(name, hasSlots);
  const [other = ""] = await sandboxPages(name === "mf-search" ? "mf-property" : "mf-search", false);
  const site = await openSandboxSite(store, { name, version, built: folder }, signal);
  try {
    signal.throwIfAborted();
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    });
    signal.addEventListener("abort", () => browser.close());
    try {
      const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
      const open = () => context.newPage();
      const found = await checkPages(site, open, addresses, name);
      const changes = {
        "what it changes for others": () => checkPlatform(open, settled, site.address + other, descriptor),
      };
      return [...found, ...(await runChecks(changes, PAGE_MS))];
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
