import AxeBuilder from "@axe-core/playwright";
import {
  badge,
  CABIN,
  chooseRate,
  errorModal,
  extras,
  panel,
  villageAddress,
  watchCalls,
} from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/test.ts";
import { EN, SV } from "../support/world.ts";

const ADD = "addAccommodationToBasket";

test.beforeEach(async ({ site, page }) => {
  await clearFaults(site.address);
  await orderStock(site.address, CABIN, 50);
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
});
test.afterEach(({ site }) => clearFaults(site.address));

test("CT-02 CT-04 a double click adds once and requests the basket once", async ({ page }) => {
  const add = await chooseRate(page);
  const calls = watchCalls(page);
  await add.dblclick();
  await expect(extras(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(badge(page, 1)).toBeVisible();
  const ofTheBasket = calls.filter((call) => call.includes("basket"));
  expect(ofTheBasket.sort()).toEqual([
    "add-accommodation-to-basket",
    "create-basket",
    "get-basket",
    "get-basket-addon",
  ]);
});

test("CT-03 CT-05 Back after an add, a reload and a new tab: the basket contains what was added", async ({
  page,
  context,
}) => {
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(/\/stays\/upsell\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/stays\/village\/2001/);
  await expect(badge(page, 1)).toBeVisible();
  await page.reload();
  await expect(badge(page, 1)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${SV}/stays`);
  await expect(tab.getByRole("banner").getByRole("button", { name: /^Varukorg.* 1 / })).toBeVisible();
});

test("CT-02 a reload during an add: the basket opens and shows it, when it has arrived", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: ADD, kind: "slow", ms: 2000, remaining: 1 });
  const add = await chooseRate(page);
  const sent = page.waitForRequest(/add-accommodation-to-basket/);
  await add.click();
  await sent;
  await page.reload();
  await expect(panel(page)).toContainText("2 × Adult");
});

test("CT-05 what is added in one tab is counted in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${EN}/stays`);
  await expect(badge(other, 0)).toBeVisible();
  await (await chooseRate(page)).click();
  await expect(badge(other, 1)).toBeVisible();
});

test("ER-01 offline during a visit: Error 3, what was chosen stays, and trying again adds it", async ({
  page,
  context,
}) => {
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(extras(page)).toBeHidden();
  const add = await chooseRate(page);
  await context.setOffline(true);
  await add.click();
  const modal = errorModal(page, "Sorry, the operation took too long to complete. Please try again later.");
  await expect(modal).toBeVisible();
  await context.setOffline(false);
  await modal.getByRole("button", { name: "OK" }).click();
  await expect(modal).toBeHidden();
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(badge(page, 2)).toBeVisible();
});

test("CT-05 the panel says that the basket cannot be loaded, tries again, and says that it is empty", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: "getBasket", kind: "fail" });
  await page.reload();
  await badge(page, 0).click();
  await expect(panel(page).getByText("We couldn't load your basket")).toBeVisible();
  await clearFaults(site.address);
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByText("Your basket is empty")).toBeVisible();
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

test("the pages of the online site have nothing that axe finds wrong", async ({ page }) => {
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  for (const path of ["basket", "addons", "activity/6002?date=2027-02-06", "nowhere"]) {
    await page.goto(`/online${EN}/${path}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
