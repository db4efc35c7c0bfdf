import type { Page } from "@playwright/test";
import { badge, CABIN, chooseRate, errorModal, panel, villageAddress } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

/**
 * Loses the answer to the next call of an operation, after Galaxy has executed it.
 *
 * @param meanwhile runs after Galaxy's answer and before the browser's error
 */
async function loseAnswer(
  page: Page,
  operation: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.route(
    `**/stays/${operation}`,
    async (route) => {
      await route.fetch();
      await meanwhile();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

/*
 * No add is lost or duplicated. Whatever happens to an add, the basket holds each item once, and the visitor
 * reads whether it does.
 */

const ADD = "add-accommodation-to-basket";
const TOO_LONG = "Sorry, the operation took too long to complete. Please try again later.";
const UNKNOWN = "We don't know yet whether it is in your basket.";

/** The add calls that the browser sends, as a list that grows. */
const watchAdds = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /-to-basket$/.test(request.url())) sent.push(request.url());
  });
  return sent;
};

test.beforeEach(async ({ site }) => {
  await clearFaults(site.address);
  await orderStock(site.address, CABIN, 50);
});
test.afterEach(({ site }) => clearFaults(site.address));

test("CT-02 offline in the middle, after Galaxy took it: not known, and shown when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto(villageAddress());
  await expect(badge(page, 0)).toBeVisible();
  const sent = watchAdds(page);
  await loseAnswer(page, ADD, () => context.setOffline(true));
  await (await chooseRate(page)).click();
  await expect(errorModal(page, TOO_LONG)).toContainText(UNKNOWN);
  await context.setOffline(false);
  await expect(panel(page)).toContainText("2 × Adult");
  await page.keyboard.press("Escape");
  await expect(badge(page, 1)).toBeVisible();
  expect(sent).toHaveLength(1);
});

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
