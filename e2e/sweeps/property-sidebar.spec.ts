import { watchCalls } from "../support/counted-site.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar, stayBar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const LODGE = `${EN}/stays/cabindetail/1001/x${weekForTwo()}`;

test("CD-02 CD-04 an invalid promo code is reported in the viewport, on a phone by the bar (ruling 49), which asks for no calendar", async ({
  page,
}) => {
  await page.goto(`${LODGE}&promocode=NONSENSE`);
  const refused = sidebar(page).getByText("Code is not valid");
  await expect(refused).toBeVisible();
  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
  await expect(refused).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(windows.phone);
  const calls = watchCalls(page);
  await page.goto(`${LODGE}&promocode=OLD10`);
  await expect(stayBar(page).getByText("Code is not valid")).toBeVisible();
  await expect(page).not.toHaveURL(/promocode/);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => call.includes("calendar"))).toEqual([]);
  await stayBar(page).getByRole("button", { name: "Check availability" }).click();
  const sheet = page.getByRole("dialog", { name: "Your stay" });
  await sheet.getByRole("button", { name: "Arrival" }).click();
  await expect(sheet.getByRole("grid").first()).toBeVisible();
});
