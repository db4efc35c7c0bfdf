import { cards, openResults } from "./support/results.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("SR-07 on a phone the four views are a menu, which closes when one is chosen", async ({ page }) => {
  await openResults(page);
  const menu = page.getByRole("radiogroup", { name: "View as" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "View as: Tiles" }).tap();
  await expect(menu.getByRole("radio")).toHaveCount(4);
  await menu.getByRole("radio", { name: "Compact" }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "View as: Compact" })).toBeVisible();

  await page.getByRole("button", { name: "View as: Compact" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("radio", { name: "Standard" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "View as: Standard" })).toBeFocused();
});

test("ruling 58 on a phone the filter chips scroll in the bar, and each control is there once", async ({
  page,
}) => {
  await openResults(page);
  const more = page.getByRole("button", { name: /^More Bedrooms/ });
  await expect(more).toHaveCount(1);
  await more.tap();
  await expect(page).toHaveURL(/Bedrooms|capacity|tag/i);
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(dialog.getByRole("button", { name: /^More Bedrooms/ })).toBeVisible();
  await expect(more.and(page.locator(":visible"))).toHaveCount(1);
});

test("SR-05 on a phone Show map covers no price, wherever the list is scrolled to", async ({ page }) => {
  await openResults(page);
  const button = page.getByRole("button", { name: "Show map" });
  await expect(button).toBeVisible();
  const price = cards(page)
    .nth(1)
    .getByText(/^for \d+ nights?/);
  await price.scrollIntoViewIfNeeded();
  for (let step = 0; step < 12; step += 1) {
    // What is below the button's row is the bar, edge to edge, so that nothing can be half covered by it.
    const covered = await button.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return [8, innerWidth - 8].map(
        (x) => document.elementFromPoint(x, top + 4)?.closest("article") !== null,
      );
    });
    expect(covered).toEqual([false, false]);
    await page.mouse.wheel(0, 37);
  }
});
