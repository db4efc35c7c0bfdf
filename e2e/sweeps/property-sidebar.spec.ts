import { watchCalls } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar, stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN, PRICE } from "../support/world.ts";

const week = weekForTwo();
const LODGE = `${EN}/stays/cabindetail/1001/x`;

test("CD-02 CD-04 a promo code that is valid stays in the address, an invalid one is removed and reported, on a phone by the bar (ruling 49)", async ({
  page,
}) => {
  await page.goto(`${LODGE}${week}&promocode=WINTER10`);
  await expect(sidebar(page).getByText("Code is valid")).toBeVisible();
  await expect(page).toHaveURL(/promocode=WINTER10/);
  await page.goto(`${LODGE}${week}&promocode=NONSENSE`);
  const refused = sidebar(page).getByText("Code is not valid");
  await expect(refused).toBeVisible();
  await expect(page).not.toHaveURL(/promocode/);
  // Only the sidebar has scrolled; while it is in the viewport, so is the error.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
  await expect(refused).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(windows.phone);
  await page.goto(`${LODGE}${week}&promocode=OLD10`);
  await expect(stayBar(page).getByText("Code is not valid")).toBeVisible();
  await expect(page).not.toHaveURL(/promocode/);
});

test("CD-04 on a phone the bar opens the sheet, where dates are chosen", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  const calls = watchCalls(page);
  await page.goto(`${LODGE}${week}`);
  await expect(stayBar(page)).toContainText("2 adults");
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call.includes("calendar"))).toEqual([]);
  await stayBar(page).getByRole("button", { name: "Check availability" }).click();
  const sheet = page.getByRole("dialog", { name: "Your stay" });
  await sheet.getByRole("button", { name: "Arrival" }).click();
  const update = sheet.getByRole("button", { name: "Update search" });
  await sheet
    .getByRole("button", { name: new RegExp(`, from ${PRICE}`) })
    .nth(2)
    .click();
  await sheet
    .getByRole("button", { name: new RegExp(`, from ${PRICE}`) })
    .nth(4)
    .click();
  await update.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/);
  await expect(stayBar(page).getByRole("button", { name: "Check availability" })).toBeFocused();
});
