import { badge, CABIN, chooseRate, panel, villageAddress } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

test.beforeEach(async ({ site }) => {
  await clearFaults(site.address);
  await orderStock(site.address, CABIN, 50);
});
test.afterEach(({ site }) => clearFaults(site.address));

test("CT-02 Back during an add: the page before shows the basket, with what was added once", async ({
  page,
  site,
}) => {
  await page.goto(`${EN}/stays`);
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
  await orderFault(site.address, {
    operation: "addAccommodationToBasket",
    kind: "hang",
    remaining: 1,
  });
  const add = await chooseRate(page);
  const sent = page.waitForRequest(/add-accommodation-to-basket/);
  await add.click();
  await sent;
  // The first Back closes the rates.
  await page.goBack();
  await expect(page.getByRole("dialog", { name: /^Rate option: / })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${EN}/stays$`));
  // Galaxy adds only now: an answer before Back would have closed the rates by itself.
  await clearFaults(site.address);
  await expect(panel(page)).toContainText("2 × Adult");
  await page.keyboard.press("Escape");
  await expect(badge(page, 1)).toBeVisible();
});
