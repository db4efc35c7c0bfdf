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

/** Expects the status page to show the platform team a problem of mf-search's live release. */
export async function expectReported(page: Page, site: RunningSite): Promise<void> {
  const { "mf-search": version } = await liveVersions(page, site);
  const status = async () => (await page.request.get(`${site.address}/status`)).text();
  const row = new RegExp(`<td>mf-search</td><td>${version}</td><td>live</td><td>[1-9]\\d*</td><td>[1-9]`);
  await expect.poll(status).toMatch(row);
}
