import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

test("MP-03 MP-04 Show on map scrolls to the map, which opens the item; a click on the map closes it", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/x${week}`);
  await page.getByRole("button", { name: "Show on map" }).click();
  const map = page.getByRole("region", { name: "Map" });
  // The whole map is in the viewport, although the page grows above it during the scroll.
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(map.getByRole("button", { name: "Close card" })).toBeVisible();
  await map.getByRole("button", { name: "Close card" }).click();
  await expect(map.getByRole("button", { name: "Close card" })).toBeHidden();
});

test("CD-01 CD-03 on paper: the stay, its area, dates, price and terms, without controls and map", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/cabindetail/1001/x${week}`);
  const side = page.getByRole("complementary", { name: "Find availability" });
  await expect(side.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Availability" })).toContainText("7 nights, 2 adults");
  const paper = page.locator("aside");
  await expect(paper.getByText(/^(from|Total) /)).toBeVisible();
  await expect(paper.locator("details p").first()).toBeVisible();
  await expect(side.getByRole("button", { name: "Add to cart" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Map" })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  // The dates and guests of the form stay: they are what the price is for.
  await expect(page.locator("form")).toContainText("2 adults");
});
