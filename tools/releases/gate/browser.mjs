import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { findChromium } from "../../steps/chromium.mjs";
import { sandboxPages } from "./sandbox-pages.mjs";
import { openSandboxSite } from "./sandbox-site.mjs";

/** @import { Page } from "@playwright/test" */
/** @import { GateViolation } from "./candidate.mjs" */

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Most elements to name for one violation. The others usually have the same cause. */
const NAMED = 3;

/** Waits until nothing loads or moves any more. @param {Page} page */
async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}

/** @param {Page} page @param {string} address @returns {Promise<readonly GateViolation[]>} */
async function violationsOn(page, address) {
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

/** @param {Page} page @param {string} address @returns {Promise<readonly GateViolation[]>} */
async function refusalsOn(page, address) {
  const found = [];
  try {
    await page.goto(address);
    for (const size of windows) {
      await page.setViewportSize(size);
      await settled(page);
      found.push(...(await violationsOn(page, address)));
    }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    const { pathname } = new URL(address);
    found.push({ reason: `${pathname} does not render: ${reason}`, remedy: "npm run dev shows the error" });
  }
  return found;
}

/**
 * The failures of the remote in the site's log: rendering on the server failed, or the browser reported a
 * problem.
 *
 * @param {import("./sandbox-site.mjs").SandboxSite} site
 * @param {string} remote
 */
function faultsOf(site, remote) {
  const faults = site
    .log()
    .filter((line) => line.remote === remote && (line.level === "warn" || line.level === "error"))
    .map(({ message, reason, error }) => `${message}: ${reason ?? error?.message ?? ""}`);
  return [...new Set(faults)].map((fault) => ({
    reason: `it fails on its pages: ${fault}`,
    remedy: "npm run dev shows the same failure with source maps",
  }));
}

/**
 * Opens the pages of a release in Chromium, on a separate site with the mock back end. Every page must work
 * and be accessible (WCAG 2.2 AA, as far as axe can check).
 *
 * @param {Pick<import("../../../shared/releases/src/release-store.js").ReleaseStore, "read">} store where the
 *   other remotes are live
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkInBrowser(store, { folder, descriptor: { name, version, exposes } }) {
  const hasSlots = Object.keys(exposes).some((module) => module.startsWith("./slot-"));
  const addresses = await sandboxPages(name, hasSlots, Date.now());
  const site = await openSandboxSite(store, { name, version, built: folder });
  try {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    });
    try {
      const found = [];
      const page = await (await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" })).newPage();
      for (const address of addresses) found.push(...(await refusalsOn(page, site.address + address)));
      await page.close();
      return [...faultsOf(site, name), ...found];
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
