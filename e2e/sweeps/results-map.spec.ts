import type { Page } from "@playwright/test";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { findCurrency } from "../support/world.ts";

/** Distance between the selected pin and the centre of the map, in pixels. */
async function distanceToMiddle(page: Page): Promise<number> {
  const map = page.getByRole("region", { name: "Map" });
  const pin = await map.getByRole("button", { expanded: true }).boundingBox();
  const frame = await map.boundingBox();
  if (!pin || !frame) return Number.POSITIVE_INFINITY;
  const aside = pin.x + pin.width / 2 - (frame.x + frame.width / 2);
  const above = pin.y + pin.height / 2 - (frame.y + frame.height / 2);
  return Math.hypot(aside, above);
}

/** A pin with a price. */
const somePin = (page: Page) =>
  page
    .getByRole("region", { name: "Map" })
    .getByRole("button", { name: new RegExp(`, .*${findCurrency("en")}`) })
    .first();

/** Opens clusters until a pin with a price is shown: in some worlds all pins are in clusters at first. */
async function showPin(page: Page): Promise<void> {
  const cluster = page.getByRole("region", { name: "Map" }).getByRole("button", { name: /^\d+ stays$/ });
  await expect(cluster.first()).toBeVisible();
  await expect(async () => {
    if ((await somePin(page).count()) === 0) await cluster.first().click();
    expect(await somePin(page).count()).toBeGreaterThan(0);
  }).toPass();
}

test("MP-03 with reduced motion a click on a pin shows its stay within one frame (ruling 106)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openResults(page);
  await showPin(page);
  await somePin(page).evaluate(async (pin) => {
    if (pin instanceof HTMLElement) pin.click();
    await new Promise(requestAnimationFrame);
    const shown = document.querySelector('[aria-expanded="true"]')?.getBoundingClientRect();
    document.body.dataset.shownAt = `${shown?.x} ${shown?.y}`;
  });
  const { x, y } = (await page
    .getByRole("region", { name: "Map" })
    .getByRole("button", { expanded: true })
    .boundingBox()) ?? { x: 0, y: 0 };
  expect(await distanceToMiddle(page)).toBeLessThan(40);
  expect(await page.locator("body").getAttribute("data-shown-at")).toBe(`${x} ${y}`);
});

test("MP-02 on a card without a discount nothing lies over Compare", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openResults(page);
  const stay = cards(page)
    .filter({ hasNot: page.locator("s") })
    .first();
  await stay.getByRole("button", { name: "Show on map" }).click();
  const card = page.getByRole("region", { name: "Map" }).getByRole("article");
  const compare = await card.getByRole("button", { name: /^Compare / }).boundingBox();
  const view = await card.getByRole("link", { name: /^View/ }).boundingBox();
  expect((compare?.y ?? 0) + (compare?.height ?? 0)).toBeLessThanOrEqual(view?.y ?? 0);
});
