import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, findCurrency } from "../support/world.ts";

/** Horizontal distance between the centres of two elements, as a share of the second one's width. */
async function offMiddle(thing: Locator, whole: Locator): Promise<number> {
  const boxes = await thing.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const frame = await whole.evaluate((one) => one.getBoundingClientRect().toJSON());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  return Math.abs((left + right) / 2 - (frame.left + frame.right) / 2) / frame.width;
}

test("SR-09 MP-03 full screen has all pins in its middle; on a phone Show list lies below, the card above it, and leads back to Show map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${EN}/stays${weekForTwo()}`);
  const map = page.getByRole("region", { name: "Map" });
  const pins = map.getByRole("button", { name: new RegExp(`${findCurrency("en")}|^\\d+ stays$`) });
  await expect(pins.first()).toBeVisible();
  // Use 2D transforms: with 3D transforms each pin and tile becomes a layer that every frame of a scroll
  // composites.
  await expect(map.locator('[style*="translate("]')).not.toHaveCount(0);
  await expect(map.locator('[style*="translate3d"]')).toHaveCount(0);
  await map.getByRole("button", { name: "Full-screen map" }).click();
  await expect.poll(() => offMiddle(pins, map)).toBeLessThan(0.1);
  await map.getByRole("button", { name: "Show list" }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("article").first().getByRole("button", { name: "Show on map" }).click();
  const back = map.getByRole("button", { name: "Show list" });
  await expect(map.getByRole("button", { name: "Close card" })).toBeInViewport();
  await expect(async () => {
    const list = await back.boundingBox();
    const card = await map.getByRole("article").boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan(844 - 60);
    expect((card?.y ?? 844) + (card?.height ?? 0)).toBeLessThan(list?.y ?? 0);
  }).toPass();

  await back.click();
  const there = page.getByRole("button", { name: "Show map" });
  await there.click();
  await back.click();
  await expect(there).toBeFocused();
});
