import { cards, openResults } from "../support/results.ts";
import { distanceToMiddle, showPin, somePin } from "../support/results-map.ts";
import { expect, test } from "../support/test.ts";

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
