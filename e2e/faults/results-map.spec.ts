import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

test("MP-06 while the tiles are down the pins work, a visible note says why the map is empty, and Try again requests them again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/tiles/**", (route) => route.abort());
  await openResults(page);
  const map = page.getByRole("region", { name: "Map" });
  const note = map.getByText("The map picture can't be loaded right now. The places on it still work.");
  // At the top of the page the map's lower edge is below the window; the note must be visible.
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeVisible();
  await cards(page).first().getByRole("button", { name: "Show on map" }).click();
  // The card must be visible too.
  await expect(map.getByRole("button", { name: "Close card" })).toBeInViewport();
  await expect(map.getByRole("article").getByRole("link")).toBeInViewport({ ratio: 1 });
  await map.getByRole("button", { name: "Close card" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Show map" }).click();
  await page.unroute("**/tiles/**");
  await map.getByRole("button", { name: "Try again" }).click();
  await expect(note).toBeHidden();
});
