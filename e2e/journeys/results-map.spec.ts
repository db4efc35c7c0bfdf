import { cards, openResults, STATUS, watchLists } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

test("Search this area lists what the map shows, is in the URL, and is undone by its chip or Back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openResults(page);
  const all = await cards(page).count();
  const map = page.getByRole("region", { name: "Map" });
  await expect(map.getByRole("button", { name: /stays?$|, / }).first()).toBeVisible();
  const again = map.getByRole("button", { name: "Search this area" });
  await expect(again).toBeHidden();
  const asked = watchLists(page);
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 180, y + 160, { steps: 8 });
  await page.mouse.up();
  await again.click();
  await expect(page).toHaveURL(/bounds=/);
  // All further pages are loaded in the background, then all matches are in the list.
  const said = page.getByText(/^\d+ stays? in this part of the map, out of all /);
  await expect(said).toBeVisible();
  await expect(again).toBeHidden();
  const found = await cards(page).count();
  await page.reload();
  await expect(said).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await page.getByRole("button", { name: "Remove filter Part of the map" }).click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect(page.getByText(STATUS)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/bounds=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(all);
  expect(asked.filter((address) => address.includes("bounds"))).toEqual([]);
});
