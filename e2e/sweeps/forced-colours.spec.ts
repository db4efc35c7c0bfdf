import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

/** Text, fill and border of an element, as they are painted. */
const colours = (one: Locator) =>
  one.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor } = getComputedStyle(element);
    return { color, backgroundColor, borderBottomColor };
  });

test("forced colours: the selected one of Exact and Flexible dates differs", async ({ page }) => {
  await page.goto(`${EN}/stays${weekForTwo()}`);
  await page.getByRole("search").getByRole("button", { name: "Arrival" }).click();
  const selected = await colours(page.getByRole("tab", { selected: true }));
  const other = await colours(page.getByRole("tab", { selected: false }).first());
  expect(selected.backgroundColor).not.toBe(other.backgroundColor);
  expect(selected.color).not.toBe(other.color);
});

test("forced colours: a disabled Add to cart differs from what can be clicked", async ({ page }) => {
  await page.goto(`${EN}/stays/upsell/days${weekForTwo()}`);
  await page
    .getByRole("button", { name: /^Book now/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add to cart" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  const close = dialog.getByRole("button", { name: "Close" });
  expect((await colours(add)).color).not.toBe((await colours(close)).color);
});

test("TR-01 TR-04 reduced motion stops all movement", async ({ page }) => {
  await page.goto(`${EN}/stays/upsell/transport${weekForTwo()}`);
  await page.getByRole("button", { name: "Book now: Airport bus" }).click();
  await expect(page.getByRole("dialog").getByRole("radiogroup", { name: "Route" })).toBeVisible();
  const slowest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((it) => {
        const { transitionDuration, animationDuration } = getComputedStyle(it);
        return `${transitionDuration},${animationDuration}`.split(",").map(Number.parseFloat);
      }),
    ),
  );
  expect(slowest).toBeLessThanOrEqual(0.001);
});
