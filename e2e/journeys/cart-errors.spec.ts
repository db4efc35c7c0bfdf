import { chooseActivity, dayPageAddress } from "../support/activity.ts";
import { CABIN, chooseRate, errorModal, extras, villageAddress, watchCalls } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { watchLog } from "../support/site-log.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const ADD = "addAccommodationToBasket";
const ERROR_1 = "We could not add to basket. Try reload the page.";
const ERROR_2 = "One of the rooms you tried to book is no longer available. Please try selecting another.";
const ERROR_3 = "Sorry, the operation took too long to complete. Please try again later.";
const HOTEL = `${EN}/stays/hotel/4001/x${weekForTwo(12)}`;

test.beforeEach(async ({ site }) => {
  await clearFaults(site.address);
  await orderStock(site.address, CABIN, 50);
});
test.afterEach(({ site }) => clearFaults(site.address));

test("ER-01 Error 1: no basket, or one that is gone; its button reloads the page; logged", async ({
  page,
  site,
}) => {
  const log = watchLog(site);
  await page.goto(villageAddress());
  const calls = watchCalls(page);
  await orderFault(site.address, { operation: "createBasket", kind: "code", code: 500, remaining: 1 });
  await (await chooseRate(page)).click();
  const modal = errorModal(page, ERROR_1);
  await expect(modal).toContainText("Nothing has been charged.");
  expect(calls).not.toContain("add-accommodation-to-basket");
  await log.toContain({ remote: "mf-cart", operation: "create-basket", reason: "code 500: Ordered failure" });
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await modal.getByRole("button", { name: "OK - reload page" }).click();
  await page.waitForFunction(() => !("isOldPage" in window));
  await expect(modal).toBeHidden();

  await orderFault(site.address, { operation: ADD, kind: "code", code: 404, remaining: 1 });
  await (await chooseRate(page)).click();
  await expect(modal).toBeVisible();
  await log.toContain({ operation: "add-accommodation-to-basket", reason: "code 404: Ordered failure" });
  await modal.getByRole("button", { name: "OK - reload page" }).click();
  await expect(modal).toBeHidden();
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
});

test("HO-03 ER-01 Errors 3 and 2 of chosen rooms: OK keeps them, and then lets them go; logged", async ({
  page,
  site,
}) => {
  const log = watchLog(site);
  await page.goto(HOTEL);
  await page
    .getByRole("button", { name: /^Add one / })
    .first()
    .click();
  const box = page.getByRole("complementary", { name: "Find availability" });
  await expect(box.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");

  await orderFault(site.address, { operation: ADD, kind: "code", code: 0, remaining: 1 });
  await box.getByRole("button", { name: "Add to cart" }).click();
  const late = errorModal(page, ERROR_3);
  await expect(late).toContainText("It is not in your basket. Nothing has been charged.");
  await log.toContain({
    remote: "mf-cart",
    operation: "add-accommodation-to-basket",
    reason: "code 0: Ordered failure",
  });
  await late.getByRole("button", { name: "OK", exact: true }).click();
  await expect(late).toBeHidden();
  await expect(box.getByRole("tab", { name: /^Cart/ })).toBeVisible();

  await orderFault(site.address, { operation: ADD, kind: "code", code: 500, remaining: 1 });
  await box.getByRole("button", { name: "Add to cart" }).click();
  const gone = errorModal(page, ERROR_2);
  await expect(gone).toContainText("Nothing has been charged.");
  await log.toContain({
    remote: "mf-cart",
    operation: "add-accommodation-to-basket",
    reason: "code 500: Ordered failure",
  });
  await gone.getByRole("button", { name: "OK", exact: true }).click();
  await expect(gone).toBeHidden();
  await expect(box.getByRole("tab", { name: /^Cart/ })).toHaveCount(0);

  await page
    .getByRole("button", { name: /^Add one / })
    .first()
    .click();
  await box.getByRole("button", { name: "Add to cart" }).click();
  await expect(extras(page)).toBeVisible();
});

test("ER-01 ER-02 Error 0 and a rejected activity: no modal, an inline note beside the button, logged", async ({
  page,
  site,
  settings,
}) => {
  const log = watchLog(site);
  await settings.change({ upsell: { pageType: "upsellrecommend" } });
  await page.goto(dayPageAddress());
  const calls = watchCalls(page);
  const quiet = page.getByText("We couldn't add this. Please try again.");
  await (await chooseActivity(page)).click();
  await expect(quiet.first()).toBeVisible();
  await log.toContain({
    remote: "mf-cart",
    operation: "add-activity-to-basket",
    reason: "Upsell page type is wrong upsellrecommend",
  });
  expect(calls.filter((call) => /^(create|add)-/.test(call))).toEqual([]);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  await settings.change({ upsell: { pageType: "upsellday" } });
  await page.goto(dayPageAddress());
  await orderFault(site.address, { operation: "addActivityToBasket", kind: "code", code: 500, remaining: 1 });
  await (await chooseActivity(page)).click();
  await expect(quiet.first()).toBeVisible();
  await log.toContain({
    remote: "mf-cart",
    operation: "add-activity-to-basket",
    reason: "code 500: Ordered failure",
  });
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("ER-02 what Galaxy does not answer is logged under the name of the call", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/503/);
  const log = watchLog(site);
  await orderFault(site.address, { operation: "getBasket", kind: "fail" });
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "fail" });
  await page.goto(villageAddress());
  await log.toContain({ remote: "host", operation: "get-basket" });
  await log.toContain({ remote: "mf-property", operation: "get-accommodation-content" });
});
