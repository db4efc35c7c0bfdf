import { readAmounts } from "../support/amounts.ts";
import { readFlights, watchFlights } from "../support/flights.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

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
  // What the price is for follows it.
  const [price = 0] = readAmounts(
    await double
      .getByRole("paragraph")
      .filter({ hasText: /^Total/ })
      .textContent(),
  );
  await watchFlights(page);
  await add.click();
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => readFlights(page)).toEqual({ begun: 1, running: 0 });
  await add.click();
  await expect(side.getByText(/^Total/)).toHaveText(new RegExp(`${(price * 2).toLocaleString("en-GB")}`));
  await side.getByRole("button", { name: "One fewer Double room" }).click();
  await expect(side.getByText(/^Total/)).toHaveText(new RegExp(`${price.toLocaleString("en-GB")}`));
  await side.getByRole("button", { name: "Remove Double room" }).click();
  await expect(side.getByRole("tab", { name: /^Cart/ })).toHaveCount(0);
  await expect(side.getByRole("button", { name: "Update search" })).toBeVisible();
});
