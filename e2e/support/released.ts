import { expect, type Page } from "@playwright/test";
import type { RunningSite } from "./site.ts";
import { EN } from "./world.ts";

/** The page on which these tests check releases. */
export const HOME = `${EN}/stays`;

/** The heading that a release changes. */
export const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** The live version of each remote. */
export async function liveVersions(page: Page, site: RunningSite): Promise<Record<string, string>> {
  const { releases } = await (await page.request.get(`${site.address}/healthz`)).json();
  return releases;
}

/** Expects the log to have a problem of mf-search's live release, and the page to name the release in use. */
export async function expectFallback(page: Page, site: RunningSite, message: string): Promise<void> {
  const { "mf-search": version } = await liveVersions(page, site);
  const reported = new RegExp(
    `a browser reports a problem.*"remote":"mf-search","release":"${version}".*${message}`,
  );
  await expect.poll(site.log).toMatch(reported);
  const element = page.locator("main > [data-remote='mf-search']");
  await expect(element).toHaveAttribute("data-release", /./);
  await expect(element).not.toHaveAttribute("data-release", version ?? "");
}

/**
 * Expects the release that a page has fallen back to. On a busy machine its entry may miss its time limit: then the
 * visitor tries again.
 */
export async function expectRecovered(page: Page): Promise<void> {
  const alert = page.getByRole("main").getByRole("alert");
  await expect(async () => {
    const again = alert.getByRole("button", { name: "Try again" });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(alert).toHaveCount(0, { timeout: 3000 });
    await expect(heading(page)).toBeVisible();
  }).toPass();
}
