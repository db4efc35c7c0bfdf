import { flightsOf, watchFlights } from "../support/flights.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar, stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

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
