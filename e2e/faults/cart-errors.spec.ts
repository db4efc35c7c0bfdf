import { CABIN, chooseRate, errorModal, extras, villageAddress, watchCalls } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { watchLog } from "../support/site-log.ts";

const ADD = "addAccommodationToBasket";
const ERROR_1 = "We could not add to basket. Try reload the page.";

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
