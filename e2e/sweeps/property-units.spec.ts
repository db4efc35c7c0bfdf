import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expectNoSidewaysScroll, windows } from "../support/windows.ts";
import { EN, PRICE } from "../support/world.ts";

const week = weekForTwo();

test("VI-03 each list component of the settings shows a village's cabins completely; tiles are side by side", async ({
  page,
  settings,
}) => {
  for (const variant of ["VillageList", "Tile", "List", "Standard", "StandardCompact"]) {
    await settings.change({ village: { defaultListComponent: variant } });
    await page.setViewportSize(windows.desktop);
    await page.goto(`${EN}/stays/village/2001/x${week}`);
    const cabins = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
    const book = cabins.first().getByRole("button", { name: /^(?:Choose rate|Add to cart)$/ });
    await expect(book).toBeVisible();
    const tops = cabins.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    const said = (await cabins.first().getByRole("paragraph").allTextContents()).filter(Boolean);
    const [first, second] = await tops;
    expect(first === second, `${variant}: side by side`).toBe(variant === "Tile");
    await page.setViewportSize(windows.phone);
    await expect(cabins.first().getByRole("link").first()).toBeVisible();
    await expect(cabins.first()).toContainText(new RegExp(PRICE));
    for (const text of said)
      await expect(cabins.first().getByRole("paragraph").filter({ hasText: text }).first()).toBeVisible();
    const cabin = await cabins.first().boundingBox();
    const button = await book.boundingBox();
    expect(cabin && button && button.x + button.width <= cabin.x + cabin.width + 1, variant).toBe(true);
    await expectNoSidewaysScroll(page, variant);
  }
});
