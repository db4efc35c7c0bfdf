import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type RunningSite, startSite } from "./support/site.ts";

// The scenario is the whole stand-in's: one test after the other, on a site of their own.
test.describe.configure({ mode: "default" });

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

test("FE-06 the shell shows every page in scenarios, languages and widths", async ({ page }) => {
  await page.goto(`${site.address}/sandbox/shell`);
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("list", { name: "Results" }).getByRole("article").first()).toBeVisible();

  await page.getByLabel("Page", { exact: true }).selectOption("Cabin");
  await page.getByLabel("Scenario").selectOption("Everything sold out");
  await expect(shown.getByText("Sold out").first()).toBeVisible();

  await page.getByLabel("Scenario").selectOption("Very long names and texts");
  await expect(shown.getByRole("heading", { level: 1 })).toContainText("Rödlyngsbergsfjällsstugebyvägen");
  await page.getByLabel("Width").selectOption("320 px");
  await expect(page.locator("iframe")).toHaveCSS("width", "320px");
  const overflow = await shown.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);

  await page.getByLabel("Scenario").selectOption("As usual");
  await page.getByLabel("Language").selectOption("sv");
  await expect(shown.getByRole("link", { name: "Boende", exact: true }).first()).toBeVisible();
});

test("FE-06 the shell itself is pleasant with a screen reader", async ({ page }) => {
  await page.goto(`${site.address}/sandbox/shell`);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
