import { badge, CABIN, chooseRate, extras, panel, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

test.beforeEach(async ({ site, page }) => {
  await orderStock(site.address, CABIN, 50);
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
});

test("CT-05 an open panel follows what another tab adds: group, row, total, count and the way to the basket", async ({
  page,
  context,
}) => {
  const village = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const other = await context.newPage();
  await other.goto(`${EN}/stays`);
  await badge(other, 0).click();
  await expect(panel(other).getByText("Your basket is empty")).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Go to basket" })).toHaveCount(0);
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  const name = (await extras(page).getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await expect(panel(other).getByRole("heading", { level: 3 })).toHaveText(village);
  await expect(panel(other).getByRole("heading", { level: 4 })).toHaveText(name);
  await expect(panel(other).getByText(/^Total /)).toBeVisible();
  await expect(panel(other).getByRole("link", { name: "Go to basket" })).toHaveAttribute(
    "href",
    new RegExp(`/online${EN}/basket$`),
  );
  await other.keyboard.press("Escape");
  await expect(badge(other, 1)).toBeVisible();
  // The count is beside the button's icon and text, and covers neither.
  const [icon, count] = await Promise.all(
    [badge(other, 1).locator("svg"), badge(other, 1).getByText("1", { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(count?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
});
