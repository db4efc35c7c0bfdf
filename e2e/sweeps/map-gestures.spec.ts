import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { touchScreen } from "../support/touch-screen.ts";
import { EN } from "../support/world.ts";

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

test("ruling 187 on a phone held sideways one finger scrolls past the map, and two zoom it", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/name${weekForTwo()}`);
  const heading = page.getByRole("heading", { name: "Map", exact: true });
  await heading.scrollIntoViewIfNeeded();
  const map = page.getByRole("region", { name: "Map" }).locator(".leaflet-container");
  await expect(map.locator("img.leaflet-tile").first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  expect((await map.boundingBox())?.height).toBeLessThan(300);
  const touch = await touchScreen(page);
  // Not the scroll position: it changes when a part above gets its height, and nothing on the screen moves.
  const top = async () => (await map.boundingBox())?.y ?? 0;
  const [before, place] = [await top(), await map.locator(".leaflet-map-pane").getAttribute("style")];
  await touch.drag(map, -120);
  await expect.poll(top).toBeLessThan(before - 60);
  expect(await map.locator(".leaflet-map-pane").getAttribute("style"), "the map stays").toBe(place);
  await expect(page.getByText("Use two fingers to move the map")).toBeVisible();
  const seen = await top();
  const tile = map.locator("img.leaflet-tile").first();
  const zoomed = await tile.getAttribute("src");
  await touch.pinchOut(map);
  await expect(tile).not.toHaveAttribute("src", zoomed ?? "");
  expect(await top()).toBeCloseTo(seen, 0);
});
