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
