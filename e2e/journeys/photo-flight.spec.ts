import type { Page } from "@playwright/test";
import { boxOf } from "../support/box.ts";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

/** Counts the flights of photos and holds each at its start. */
function holdFlights(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (this.parentElement === document.body && this.matches("img")) {
      animation.pause();
      const { dataset } = document.documentElement;
      dataset.flights = String(Number(dataset.flights ?? 0) + 1);
    }
    return animation;
  };
}

const flying = (page: Page) => page.locator("body > img");

const land = (page: Page) =>
  flying(page).evaluateAll((photos) => {
    for (const photo of photos) for (const animation of photo.getAnimations()) animation.finish();
  });

/** Opens the page of the second card, once the code of flights and that page are loaded. */
async function openSecondStay(page: Page) {
  await page.addInitScript(holdFlights);
  await openResults(page);
  const card = cards(page).nth(1);
  const link = card.getByRole("heading").getByRole("link");
  // The pointer on the link loads the page and the code of flights.
  const prefetched = page.waitForResponse(/get-accommodation-content|accommodation.*productId/);
  await link.hover();
  await prefetched;
  await page.waitForLoadState("networkidle");
  const box = await boxOf(card.getByRole("group"));
  await link.click();
  await expect(page.getByRole("region", { name: "Photos" })).toBeVisible();
  return box;
}

test("ruling 181 the photo of a clicked card flies to the page of its stay, on to the full-screen view, and back into the card", async ({
  page,
}) => {
  const from = await openSecondStay(page);
  const photo = flying(page);
  await expect(photo).toHaveCount(1);
  // It is scaled to cover the card's photo, and cropped around the same centre.
  const start = await boxOf(photo);
  expect(start.x + start.width / 2).toBeCloseTo(from.x + from.width / 2, 0);
  expect(start.y + start.height / 2).toBeCloseTo(from.y + from.height / 2, 0);
  await land(page);
  await expect(photo).toHaveCount(0);
  await page.getByRole("button", { name: /^Open photo 1 of/ }).click();
  await expect(photo).toHaveCount(1);
  await land(page);
  await expect(photo).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Photos" })).toBeHidden();
  await page.goBack();
  await expect(photo).toHaveCount(1);
  await land(page);
  expect(await boxOf(cards(page).nth(1).getByRole("group"))).toEqual(from);
});

test("ruling 181 with reduced motion no photo flies", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSecondStay(page);
  await page.getByRole("button", { name: /^Open photo 1 of/ }).click();
  await expect(page.getByRole("dialog", { name: "Photos" }).getByRole("figure")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Photos" })).toBeHidden();
  await page.goBack();
  await expect(cards(page).nth(1)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-flights");
});
