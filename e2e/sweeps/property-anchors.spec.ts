import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const VILLAGE = `${EN}/stays/village/2001/name${weekForTwo()}`;

/** The position of the reviews, and how far the page can still scroll, in CSS pixels. */
function positionOfReviews(page: Page) {
  return page.evaluate(() => {
    const { top } = document.getElementById("reviews")?.getBoundingClientRect() ?? { top: Number.NaN };
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    return { top, isAtEnd: left < 2 };
  });
}

/**
 * Waits until the reviews are at the top of the window, or in its upper part when the page has no more to
 * scroll.
 */
async function expectReviewsAtTop(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Reviews" })).toBeFocused();
  await expect
    .poll(async () => {
      const { top, isAtEnd } = await positionOfReviews(page);
      return top >= 0 && (isAtEnd ? top < 300 : top < 20);
    })
    .toBe(true);
}

test("RT-06 RV-01 the reviews link ends at the reviews and focuses them, a second time too", async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto(VILLAGE);
  const link = page.getByRole("link", { name: /reviews$/ });
  await link.click();
  await expectReviewsAtTop(page);
  // From another scroll position. A busy browser may drop a wheel event.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -10_000);
      return page.evaluate(() => scrollY);
    })
    .toBe(0);
  await link.click();
  await expectReviewsAtTop(page);
});

test("RT-06 an address with the hash of the reviews opens at them, on a phone too", async ({ page }) => {
  for (const size of [windows.phone, windows.desktop]) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await page.goto(`${VILLAGE}#reviews`);
    await expectReviewsAtTop(page);
  }
});

test("MP-03 MP-04 Show on map scrolls to the map, which opens the item; a click on the map closes it", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/x${weekForTwo()}`);
  await page.getByRole("button", { name: "Show on map" }).click();
  const map = page.getByRole("region", { name: "Map" });
  // The whole map is in the viewport, although the page grows above it during the scroll.
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(map.getByRole("button", { name: "Close card" })).toBeVisible();
  await map.getByRole("button", { name: "Close card" }).click();
  await expect(map.getByRole("button", { name: "Close card" })).toBeHidden();
});
