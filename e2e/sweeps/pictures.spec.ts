import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { destinations } from "../../sandbox/src/world/destination.ts";
import { startSite } from "../support/site.ts";
import { windows } from "../support/windows.ts";

/** The day of `fixed-clock.cjs`, in the browser. */
const TODAY = "2026-11-22T10:00:00Z";
const clock = path.resolve(import.meta.dirname, "../support/fixed-clock.cjs");

const { hallefjall: world } = destinations;
const EN = `/${world.languages.find(({ code }) => code === "en")?.prefix}`;
const week = "?start=2027-02-13&end=2027-02-20&rooms=1&gc-1-adults=2";
const RESULTS = `${EN}/stays${week}`;
const VILLAGE = `${EN}/stays/village/2001/name${week}`;
const HOTEL = `${EN}/stays/hotel/4001/name${week}`;

const executablePath = process.env.CHROMIUM_PATH;

/** Without font hinting, glyphs do not depend on the settings of the machine. */
test.use({
  launchOptions: {
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    ...(executablePath ? { executablePath } : {}),
  },
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

test("the settled pages look like their pictures, on one day in one world", async ({ browser }) => {
  const site = await startSite({ SANDBOX_WORLD: "hallefjall", NODE_OPTIONS: `--require=${clock}` });
  const context = await browser.newContext({
    baseURL: site.address,
    // The site's policy refuses the stylesheet that hides photos.
    bypassCSP: true,
    viewport: windows.phone,
    timezoneId: world.timeZone,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  try {
    await page.goto(RESULTS);
    await expect(page.getByRole("article").nth(2)).toBeVisible();
    await expectPicture(page, "results-390");

    await page.goto(HOTEL);
    await page.getByRole("button", { name: "Add one Double room" }).first().click();
    await page.getByRole("region", { name: "Your stay" }).getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Add to cart" })).toBeVisible();
    await expectPicture(page, "hotel-sheet-390");

    await page.goto(VILLAGE);
    await page.getByRole("button", { name: "Choose rate" }).first().click();
    await page
      .getByRole("dialog", { name: /^Rate option: / })
      .getByRole("button", { name: "Add to cart" })
      .first()
      .click();
    const extras = page.getByRole("dialog", { name: "Extras", exact: true });
    await expect(extras.getByRole("button", { name: "Skip" })).toBeVisible();
    await expectPicture(page, "extras-390");

    await page.setViewportSize(windows.desktop);
    await page.goto(RESULTS);
    await expect(page.getByRole("article").nth(3)).toBeVisible();
    await expect(page.getByRole("button", { name: "Basket, 1 item", exact: true })).toBeVisible();
    await expectPicture(page, "results-1440");

    await page.getByRole("button", { name: "Basket, 1 item", exact: true }).click();
    const basket = page.getByRole("dialog", { name: "Basket", exact: true });
    await expect(basket.getByRole("link", { name: "Go to basket" })).toBeVisible();
    await expectPicture(page, "basket-1440");

    await page.goto(VILLAGE);
    await expect(page.getByRole("button", { name: "Choose rate" }).first()).toBeAttached();
    await expectPicture(page, "village-1440");
  } finally {
    await context.close();
    await site.close();
  }
});
