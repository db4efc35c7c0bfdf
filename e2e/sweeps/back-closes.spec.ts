import type { Locator, Page } from "@playwright/test";
import { badge, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import * as activity from "../support/upsell-modal.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const RESULTS = `${EN}/stays${weekForTwo(3)}`;
const VILLAGE = `${EN}/stays/village/2001/name${weekForTwo(3)}`;
const DAYS = `${EN}/stays/upsell/days${weekWithoutPersons(3)}`;
const BEFORE = `${EN}/stays/packages`;

type Find = (page: Page) => Locator;

const named = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });

/** What opens over a page, by its address: the opener, and what it opens. */
const surfaces: Readonly<Record<string, readonly (readonly [opener: Find, opened: Find])[]>> = {
  [RESULTS]: [
    [named(/^Change search/), dialog("Find a stay")],
    [named(/^Filters/), dialog("Filters")],
    [named(/^Show map$/), named("Show list")],
    [(page) => badge(page, 0), panel],
  ],
  [VILLAGE]: [
    [named("Choose rate"), dialog(/^Rate option: /)],
    [named(/^Show all \d+ reviews$/), dialog("Reviews")],
    [named(/^Open photo 1 /), dialog("Photos")],
  ],
  [DAYS]: [[activity.opener, activity.modal]],
};

/** By touch, mouse and keyboard, which take turns with what they open. */
const ways = [
  (opener: Locator) => opener.tap(),
  (opener: Locator) => opener.click(),
  async (opener: Locator) => {
    await opener.focus();
    await opener.press("Enter");
  },
];

const top = (page: Page) => page.evaluate(() => scrollY);

test.describe("on a phone", () => {
  test.use({ viewport: windows.phone, hasTouch: true });

  for (const [address, all] of Object.entries(surfaces))
    test(`RT-06 Back closes what opens over ${address.split("?")[0]}, and then leaves the page`, async ({
      page,
    }) => {
      await page.goto(BEFORE);
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      // The item's own alias replaces the word name once the page is hydrated (RT-05).
      await expect(page).not.toHaveURL(/\/name\?/);
      const here = page.url();
      for (const [index, [opener, opened]] of all.entries()) {
        await opener(page).scrollIntoViewIfNeeded();
        await ways[index % ways.length]?.(opener(page));
        await expect(opened(page)).toBeVisible();
        const scrolled = await top(page);
        await page.goBack();
        await expect(opened(page)).toBeHidden();
        expect(page.url()).toBe(here);
        await expect(opener(page)).toBeInViewport();
        expect(Math.abs((await top(page)) - scrolled)).toBeLessThan(5);
        await opener(page).click();
        await expect(opened(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(opened(page)).toBeHidden();
      }
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
    });

  test("RT-06 SR-07 filters chosen in a dialog that Back closes stay, and one more Back leaves the page", async ({
    page,
  }) => {
    await page.goto(BEFORE);
    await page.goto(RESULTS);
    await page.waitForLoadState("networkidle");
    const filters = page.getByRole("dialog", { name: "Filters" });
    await page
      .getByRole("button", { name: /^Filters/ })
      .first()
      .tap();
    await filters.getByRole("checkbox").last().tap();
    await expect(page).toHaveURL(/(attributes|geos)=/);
    await page.goBack();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/(attributes|geos)=/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
  });

  test("RT-06 SW-09 a new search from the search dialog is one step, and Back leads to the search before", async ({
    page,
  }) => {
    await page.goto(RESULTS);
    await page.waitForLoadState("networkidle");
    const search = page.getByRole("dialog", { name: "Find a stay" });
    await page.getByRole("button", { name: /^Change search/ }).tap();
    await search.getByRole("button", { name: "Add adult" }).tap();
    await search.getByRole("button", { name: "Search", exact: true }).tap();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(/gc-1-adults=3/);
    await page.goBack();
    await expect(page).toHaveURL(/gc-1-adults=2/);
    await page.goForward();
    await expect(page).toHaveURL(/gc-1-adults=3/);
    await expect(search).toBeHidden();
  });

  test("RT-06 Back from a page that was opened on the map shows the list, and Forward the page again", async ({
    page,
  }) => {
    await page.goto(RESULTS);
    await page.waitForLoadState("networkidle");
    await page.getByRole("article").first().getByRole("button", { name: "Show on map" }).tap();
    await page.getByRole("region", { name: "Map" }).getByRole("article").getByRole("link").tap();
    await expect(page).toHaveURL(/\/2001\//);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${EN}/stays\\?`));
    await expect(page.getByRole("button", { name: "Show map", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show list" })).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/2001\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("RT-06 a page that is loaded again while something is open has everything closed, and Back leaves it", async ({
  page,
}) => {
  await page.goto(RESULTS);
  await page.goto(VILLAGE);
  await badge(page, 0).click();
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(badge(page, 0)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${EN}/stays\\?`));
});
