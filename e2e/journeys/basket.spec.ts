import { badge, CABIN, chooseRate, extras, panel, villageAddress } from "../support/basket.ts";
import { expect, test } from "../support/test.ts";
import { EN, SV } from "../support/world.ts";

test.beforeEach(async ({ mock, page }) => {
  await mock.orderStock(CABIN, 50);
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
});

test("CT-03 CT-05 Back after an add, a reload and other tabs: the basket contains what was added", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${EN}/stays`);
  await badge(other, 0).click();
  await expect(panel(other).getByText("Your basket is empty")).toBeVisible();
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(/\/stays\/upsell\//);
  await expect(panel(other).getByText("2 × Adult")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/stays\/village\/2001/);
  await expect(badge(page, 1)).toBeVisible();
  await page.reload();
  await expect(badge(page, 1)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${SV}/stays`);
  await expect(tab.getByRole("banner").getByRole("button", { name: /^Varukorg.* 1 / })).toBeVisible();
});

test("CT-06 the online basket shows what was chosen; a line removed there is gone on return", async ({
  page,
}) => {
  await (await chooseRate(page)).click();
  const name = (await extras(page).getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await extras(page).getByRole("checkbox").first().check();
  await extras(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/stays\/upsell\//);
  await badge(page, 1).click();
  await expect(panel(page).getByText("2 × Adult")).toBeVisible();
  await panel(page).getByRole("link", { name: "Go to basket" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  const line = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(line).toHaveCount(1);
  await expect(line.getByRole("heading")).toHaveText(name);
  await expect(line).toContainText("2 × Adult");
  await expect(line).toContainText("1 × Final cleaning");
  await line.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByText("Your basket is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(badge(page, 0)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(badge(page, 0)).toBeVisible();
});
