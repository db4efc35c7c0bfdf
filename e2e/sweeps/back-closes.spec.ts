import type { Locator, Page } from "@playwright/test";
import { badge, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import * as activity from "../support/upsell.ts";
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

/** CSS pixels from the top of the window: what is above may grow when it comes near, and moves nothing that one sees. */
const placeOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

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
        const place = await placeOf(opener(page));
        await ways[index % ways.length]?.(opener(page));
        await expect(opened(page)).toBeVisible();
        await page.goBack();
        await expect(opened(page)).toBeHidden();
        expect(page.url()).toBe(here);
        await expect(opener(page)).toBeInViewport();
        expect(Math.abs((await placeOf(opener(page))) - place)).toBeLessThan(5);
        await opener(page).click();
        await expect(opened(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(opened(page)).toBeHidden();
      }
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
    });
});
