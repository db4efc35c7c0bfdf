import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { sidebar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

test("HO-03 CT-01 CT-03 rooms of a hotel into the basket by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${EN}/stays/hotel/4001/name${weekForTwo()}`);
  const { activate } = keyboard(page);
  const flexible = page.getByRole("list", { name: "Flexible" });
  await expect(flexible).toBeVisible();
  await page.waitForLoadState("networkidle");
  await activate(flexible.getByRole("button", { name: "Add one Double room" }));
  const side = sidebar(page);
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect(side.getByRole("heading", { name: "Double room" }).locator("..")).toContainText("Flexible");
  const added = page.waitForResponse("**/add-accommodation-to-basket*");
  await activate(side.getByRole("button", { name: "Add to cart" }));
  expect((await added).ok()).toBe(true);
  await expect(page.getByRole("dialog")).toBeVisible();
});
