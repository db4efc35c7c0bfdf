import type { Page } from "@playwright/test";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

/** Stops the clock of the page: from now on no timer of React ends, so nothing may wait for one. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openResults(page);
});

test("NF a dialog is shown when its code is there, without a further wait", async ({ page }) => {
  await stopTime(page);
  await page.getByRole("button", { name: "Filters", exact: true }).dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
});

test("NF a page is shown when its code and data are there, without a further wait", async ({ page }) => {
  const link = cards(page).first().getByRole("heading").getByRole("link");
  const name = (await link.textContent()) ?? "";
  await stopTime(page);
  // Without a pointer on the link before, nothing is loaded ahead.
  await link.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
