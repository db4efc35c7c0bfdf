import { openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { touchScreen } from "../support/touch-screen.ts";
import { findCurrency } from "../support/world.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

test("ruling 175 the sheet over the map of a phone, raised by finger, is in step with the pins", async ({
  page,
}) => {
  await openResults(page);
  await page.getByRole("button", { name: "Show map" }).tap();
  const map = page.getByRole("region", { name: "Map" });
  const sheet = map.getByRole("region", { name: /^Results \(\d+\)/ });
  const toggle = sheet.getByRole("button", { name: "Results list" });
  const cards = sheet.getByRole("article");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(cards).toHaveCount(0);
  const scrolled = await page.evaluate(() => scrollY);
  const touch = await touchScreen(page);
  const findPin = async (index: number) => {
    const name = await cards.nth(index).getByRole("heading").textContent();
    return map.getByRole("button", { name: new RegExp(`^${name}, .*${findCurrency("en")}`) });
  };

  await touch.drag(toggle, -260);
  await expect(toggle).toHaveAccessibleDescription("Half of the screen");
  await expect(cards.first()).toHaveClass(/highlighted/);
  await expect(await findPin(0)).toHaveClass(/raised/);
  await touch.drag(cards.nth(1), -200);
  await expect(cards.first()).not.toHaveClass(/highlighted/);
  await expect(sheet.locator("[class*=highlighted]")).toHaveCount(1);
  await expect(toggle).toHaveAccessibleDescription("Half of the screen");
  const [edge, attribution] = [await sheet.boundingBox(), await map.getByText(/^©/).boundingBox()];
  expect((attribution?.y ?? 0) + (attribution?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

  await touch.drag(toggle, -300);
  await expect(toggle).toHaveAccessibleDescription("Whole screen");
  // A selected stay needs the map: the sheet is lowered, and its card stays in view.
  await cards.nth(5).getByRole("button", { name: "Show on map" }).tap();
  await expect(toggle).toHaveAccessibleDescription("Half of the screen");
  await expect(await findPin(5)).toHaveAttribute("aria-expanded", "true");
  await expect(await findPin(5)).toBeInViewport();
  await expect(cards.nth(5)).toHaveClass(/highlighted/);
  await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });

  // Esc closes the selection, lowers the sheet, leaves the map.
  await page.keyboard.press("Escape");
  await expect(map.getByRole("button", { expanded: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show map" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
