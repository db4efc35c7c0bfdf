import type { Page } from "@playwright/test";
import { lastAmount } from "../support/amounts.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar, stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

/** Photos that fly to the cart are decoration: the page appends them to the body and removes them again. */
const FLYING = "body > img[aria-hidden]";

function watchFlights(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = { flights: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.flights += added.filter((node) => node instanceof HTMLImageElement).length;
    }).observe(document.body, { childList: true });
  });
}

function flightsOf(page: Page) {
  return page.evaluate(
    (flying) => ({
      begun: (window as unknown as { seen: { flights: number } }).seen.flights,
      running: document.querySelectorAll(flying).length,
    }),
    FLYING,
  );
}

test("HO-01 HO-02 HO-03 rooms by condition; a room chosen flies to the cart tab, is counted, priced and removed", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/hotel/4001/x${week}`);
  await expect(page.getByRole("heading", { level: 3, name: "Flexible" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Non-refundable" })).toBeVisible();
  const side = sidebar(page);
  await expect(side.getByRole("tab", { name: "Search", exact: true })).toBeVisible();
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveCount(0);
  const double = page
    .getByRole("list", { name: "Flexible" })
    .getByRole("listitem")
    .filter({ hasText: "Double room" })
    .first();
  const add = double.getByRole("button", { name: "Add one Double room" });
  const remove = double.getByRole("button", { name: "Remove one Double room" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  const price = lastAmount(
    await double
      .getByText(/^Total/)
      .locator("..")
      .textContent(),
  );
  await watchFlights(page);
  await add.click();
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => flightsOf(page)).toEqual({ begun: 1, running: 0 });
  await add.click();
  await expect(side.getByText(/^Total/)).toHaveText(new RegExp(`${(price * 2).toLocaleString("en-GB")}`));
  await side.getByRole("button", { name: "One fewer Double room" }).click();
  await expect(side.getByText(/^Total/)).toHaveText(new RegExp(`${price.toLocaleString("en-GB")}`));
  await side.getByRole("button", { name: "Remove Double room" }).click();
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveCount(0);
  await expect(side.getByRole("button", { name: "Update search" })).toBeVisible();
});

test("HO-03 rates of one room with the same name are distinguishable, in the list and in the cart", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/hotel/4004/x${week}`);
  const family = page.getByRole("button", { name: /^Add one Family room, / });
  await expect(family).toHaveCount(2);
  const names = await family.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(new Set(names).size).toBe(2);
  for (const add of await family.all()) await add.click();
  const lines = sidebar(page).getByRole("tabpanel", { name: /^Cart/ }).getByRole("listitem");
  await expect(lines).toContainText([/Standard rate/, /Standard rate/]);
  await expect(lines.getByText("Standard rate + Breakfast")).toHaveCount(1);
});

test("HO-03 beds of a dormitory merge into one line", async ({ page }) => {
  await page.goto(`${EN}/stays/hotel/4002/x${week}`);
  const add = page.getByRole("button", { name: "Add one Bed in dormitory" }).first();
  await add.click();
  await add.click();
  const lines = sidebar(page).getByRole("tabpanel", { name: /^Cart/ }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines.locator("output")).toHaveText("2");
});

test("HO-03 nothing flies; on a phone the bar shows the total and opens the cart", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(windows.phone);
  await page.goto(`${EN}/stays/hotel/4001/x${week}`);
  await watchFlights(page);
  await page.getByRole("button", { name: "Add one Double room" }).first().click();
  await expect(stayBar(page)).toContainText(/Total/);
  expect(await flightsOf(page)).toEqual({ begun: 0, running: 0 });
  await stayBar(page).getByRole("button", { name: "Check availability" }).click();
  const sheet = page.getByRole("dialog", { name: "Your stay" });
  await expect(sheet.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect(sheet.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await sheet.getByRole("tab", { name: "Search" }).click();
  await expect(sheet.getByRole("button", { name: "Update search" })).toBeVisible();
});

test("HO-02 what has the focus in the sidebar is never covered, in a low window neither", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto(`${EN}/stays/hotel/4001/x${week}`);
  const side = sidebar(page);
  await side.getByRole("button", { name: "Update search" }).scrollIntoViewIfNeeded();
  for (const field of [
    side.getByRole("textbox", { name: "Promo code" }),
    side.getByRole("button", { name: "Guests" }),
  ]) {
    await field.focus();
    const isSeen = await field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const corners = [y + 2, y + height - 2];
      return corners.every((at) => element.contains(document.elementFromPoint(x + width / 2, at)));
    });
    expect(isSeen).toBe(true);
  }
});

test("HO-02 the server's form stays in the sidebar while the page becomes interactive", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const sent = document.querySelector("#find-availability form");
      Object.assign(window, { isReplaced: () => !sent?.isConnected });
    });
  });
  await page.goto(`${EN}/stays/hotel/4001/x${week}`);
  const form = sidebar(page);
  await page.waitForFunction(() => performance.getEntriesByName("page-interactive").length > 0);
  // The visitor's first click proves that the form is hydrated.
  await form.getByRole("button", { name: "Guests" }).click();
  await expect(form.getByRole("button", { name: "Add adult" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { isReplaced: () => boolean }).isReplaced())).toBe(
    false,
  );
});

test("RM-01 HD-01 a room: its area and hotel above it, an entry for each price with dates, room and persons, About", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/hotel/4001/x/5001${week}`);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link")).toHaveCount(3);
  const entries = page.getByRole("region", { name: "Availability" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(/7 nights, 2 adults, 1 room/);
  await expect(entries.first().getByRole("button", { name: "Book" })).toBeVisible();
  await expect(page.getByRole("region", { name: "About" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Amenities" })).toBeVisible();
});
