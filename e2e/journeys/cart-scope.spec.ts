import type { Page } from "@playwright/test";
import { CABIN, chooseRate, extras, villageAddress } from "../support/basket.ts";
import { orderStock } from "../support/galaxy-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { cards } from "../support/results.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, PRICE, SV } from "../support/world.ts";

/* A line, a phase and the extras belong to the search, the dates and the unit that they come from. */

const HOTELS = 14;
const ADD = "**/add-accommodation-to-basket";

/** Opens a hotel from the results by its link, and chooses its first room. */
async function chooseRoom(page: Page, card: number): Promise<void> {
  await cards(page).nth(card).getByRole("heading").getByRole("link").click();
  await page
    .getByRole("button", { name: /^Add one / })
    .first()
    .click();
  await expect(sidebar(page).getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
}

test("HO-02 CT-01 a room chosen in one hotel is not booked along with that of another hotel", async ({
  page,
}) => {
  await page.goto(`${EN}/stays${weekForTwo(3)}&category=${HOTELS}`);
  await chooseRoom(page, 0);
  const first = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goBack();
  await chooseRoom(page, 1);
  const second = await page.getByRole("heading", { level: 1 }).textContent();
  expect(second).not.toBe(first);
  const lines = sidebar(page).getByRole("tabpanel", { name: /^Cart/ }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(second ?? "");
  await expect(lines).toContainText("7 nights");
  await expect(lines).toContainText("2 adults");
  const sent = page.waitForRequest(ADD);
  await sidebar(page).getByRole("button", { name: "Add to cart" }).click();
  const { items } = (await sent).postDataJSON() as { items: string };
  expect(JSON.parse(items)).toHaveLength(1);
});

/** Chooses other stay dates in the calendar of the sidebar. */
async function updateDates(page: Page): Promise<void> {
  const form = sidebar(page);
  const before = page.url();
  await form.getByRole("button", { name: "Arrival" }).click();
  const days = page.getByRole("button", { name: new RegExp(`, from ${PRICE}`) });
  await days.nth(2).click();
  await days.nth(4).click();
  await form.getByRole("button", { name: "Update search" }).click();
  await expect(page).not.toHaveURL(before);
}

test("HO-02 a chosen room is there again after a reload and in another language, for its dates only", async ({
  page,
}) => {
  const hotel = `/stays/hotel/4001/x${weekForTwo(3)}`;
  await page.goto(`${EN}${hotel}`);
  await page
    .getByRole("button", { name: /^Add one / })
    .first()
    .click();
  const lines = page.getByRole("complementary").getByRole("tabpanel").getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await page.reload();
  // The server knows nothing of the selection: the tab comes with hydration.
  const cart = page.getByRole("complementary").getByRole("tab").nth(1);
  await cart.click();
  await expect(lines).toHaveCount(1);
  await page.goto(`${SV}${hotel}`);
  await cart.click();
  await expect(lines).toHaveCount(1);
  await page.goto(`${EN}/stays/hotel/4001/x${weekForTwo(4)}`);
  await expect(page.getByRole("button", { name: /^Add one / }).first()).toBeVisible();
  await expect(lines).toHaveCount(0);
});

test("HO-02 CT-01 the browser's Back to other dates empties what was chosen for these", async ({ page }) => {
  await page.goto(`${EN}/stays/hotel/4001/x${weekForTwo(3)}`);
  await expect(page.getByRole("button", { name: "Add one Double room" }).first()).toBeVisible();
  await updateDates(page);
  await page.getByRole("button", { name: "Add one Double room" }).first().click();
  await expect(sidebar(page).getByRole("tab", { name: /^Cart/ })).toHaveCount(1);
  await page.goBack();
  await expect(sidebar(page).getByRole("tab", { name: /^Cart/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove one Double room" }).first()).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("CT-02 a cabin in the basket for one week can be added for another", async ({ page, site }) => {
  await orderStock(site.address, CABIN, 50);
  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  await expect(extras(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const cabin = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Add extras" }) });
  await expect(cabin).toHaveCount(1);
  await updateDates(page);
  await expect(page.getByRole("button", { name: "Choose rate" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add extras" })).toHaveCount(0);
  await chooseRate(page);
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  await expect(rates.getByRole("button", { name: "In basket" })).toHaveCount(0);
  await expect(rates.getByRole("button", { name: "Add to cart" })).not.toHaveCount(0);
});

test("CD-03 AD-01 Add extras opens the extras of the cabin beside it, not of the one booked last", async ({
  page,
  site,
}) => {
  await orderStock(site.address, CABIN, 50);
  await page.goto(villageAddress());
  const cabins = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Choose rate" }) });
  const names: string[] = [];
  for (const index of [0, 1]) {
    const cabin = cabins.nth(index);
    names.push((await cabin.getByRole("heading").textContent()) ?? "");
    await cabin.getByRole("button", { name: "Choose rate" }).click();
    const rates = page.getByRole("dialog", { name: /^Rate option: / });
    await rates.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(extras(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(extras(page)).toBeHidden();
  }
  const [first = "", last = ""] = names;
  expect(first).not.toBe(last);
  await cabins.first().getByRole("button", { name: "Add extras" }).click();
  await expect(extras(page).getByRole("group", { name: first, exact: true })).toBeVisible();
  await expect(extras(page).getByRole("group", { name: last, exact: true })).toHaveCount(0);
});
