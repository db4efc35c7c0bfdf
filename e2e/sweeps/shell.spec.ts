import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type RunningSite, startSite } from "../support/site.ts";
import { languageOf } from "../support/world.ts";

// A scenario applies to the whole mock, so these tests run one after the other, on their own site.
test.describe.configure({ mode: "default" });

const swedish = languageOf("sv").prefix;

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

/** Chooses an option and waits for the shell that has it selected. A choice during a navigation is lost. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const next = page.waitForEvent("domcontentloaded");
  await page.getByLabel(label, { exact: true }).selectOption(option);
  await next;
}

test("FE-06 the shell shows every page in scenarios, languages and widths", async ({ page }) => {
  await page.goto(`${site.address}/sandbox/shell`);
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("list", { name: "Results" }).getByRole("article").first()).toBeVisible();

  await choose(page, "Page", "Cabin");
  await choose(page, "Scenario", "Everything sold out");
  await expect(shown.getByText("Sold out").first()).toBeVisible();

  await choose(page, "Scenario", "Very long names and texts");
  await expect(shown.getByRole("heading", { level: 1 })).toContainText("Rödlyngsbergsfjällsstugebyvägen");
  await choose(page, "Width", "320 px");
  await expect(page.locator("iframe")).toHaveCSS("width", "320px");
  await expect(shown.getByRole("heading", { level: 1 })).toContainText("Rödlyngsbergsfjällsstugebyvägen");
  const overflow = await shown.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);

  await choose(page, "Scenario", "As usual");
  await choose(page, "Language", swedish);
  await expect(shown.getByRole("link", { name: "Boende", exact: true }).first()).toBeVisible();
});

test("FE-06 what is chosen before the shell's script has come is shown when it has", async ({ page }) => {
  let come = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/sandbox/shell.js", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(`${site.address}/sandbox/shell`, { waitUntil: "commit" });
  await page.getByLabel("Page", { exact: true }).selectOption("Cabin");
  await page.getByLabel("Language").selectOption(swedish);
  come();
  await expect(page).toHaveURL(new RegExp(`page=cabin-detail&language=${swedish}`));
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("cabin-detail");
});

test("FE-06 the shell itself is pleasant with a screen reader", async ({ page }) => {
  await page.goto(`${site.address}/sandbox/shell`);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
