import path from "node:path";
import type { Page } from "@playwright/test";
import { badge, chooseRate, extras, panel } from "../support/basket.ts";
import { onOneDay, world } from "../support/fixed-site.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";

const EN = `/${world.languages.find(({ code }) => code === "en")?.prefix}`;
const week = "?start=2027-02-13&end=2027-02-20&rooms=1&gc-1-adults=2";
const RESULTS = `${EN}/stays${week}`;
const VILLAGE = `${EN}/stays/village/2001/name${week}`;
const HOTEL = `${EN}/stays/hotel/4001/name${week}`;

test.use({
  ...onOneDay(),
  // The site's policy refuses the stylesheet that hides photos.
  bypassCSP: true,
  viewport: windows.phone,
  contextOptions: { reducedMotion: "reduce" },
});

/**
 * Compares the window with its picture. The thresholds allow another font rasteriser, and no moved row.
 */
async function expectPicture(page: Page, name: string) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    // Ends the restoring of the position that this address had in the tab before (RT-06).
    dispatchEvent(new Event("wheel"));
    scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(page).toHaveScreenshot(`${name}.png`, {
    stylePath: path.resolve(import.meta.dirname, "../support/pictures.css"),
    threshold: 0.2,
    maxDiffPixelRatio: 0.01,
  });
}

test("the settled pages look like their pictures, on one day in one world", async ({ page }) => {
  // The day of `fixed-clock.cjs`, in the browser.
  await page.clock.setFixedTime("2026-11-22T10:00:00Z");
  await page.goto(RESULTS);
  await expect(page.getByRole("article").nth(2)).toBeVisible();
  await expectPicture(page, "results-390");

  await page.goto(HOTEL);
  await page.getByRole("button", { name: "Add one Double room" }).first().click();
  await page.getByRole("region", { name: "Your stay" }).getByRole("button").click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Add to cart" })).toBeVisible();
  await expectPicture(page, "hotel-sheet-390");

  await page.goto(VILLAGE);
  await (await chooseRate(page)).click();
  await expect(extras(page).getByRole("button", { name: "Skip" })).toBeVisible();
  await expectPicture(page, "extras-390");

  await page.setViewportSize(windows.desktop);
  await page.goto(RESULTS);
  await expect(page.getByRole("article").nth(3)).toBeVisible();
  await expect(badge(page, 1)).toBeVisible();
  await expectPicture(page, "results-1440");

  await badge(page, 1).click();
  await expect(panel(page).getByRole("link", { name: "Go to basket" })).toBeVisible();
  await expectPicture(page, "basket-1440");

  await page.goto(VILLAGE);
  await expect(page.getByRole("button", { name: "Choose rate" }).first()).toBeAttached();
  await expectPicture(page, "village-1440");
});
