import { readFlights, watchFlights } from "../support/flights.ts";
import { expect, test } from "../support/journey.ts";
import { stayBar } from "../support/property.ts";
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
  expect(await readFlights(page)).toEqual({ begun: 0, running: 0 });
  await stayBar(page).getByRole("button", { name: "Check availability" }).click();
  const sheet = page.getByRole("dialog", { name: "Your stay" });
  await expect(sheet.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect(sheet.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await sheet.getByRole("tab", { name: "Search" }).click();
  await expect(sheet.getByRole("button", { name: "Update search" })).toBeVisible();
});
