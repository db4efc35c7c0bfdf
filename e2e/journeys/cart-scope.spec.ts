import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { cards } from "../support/results.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

/* A line, a phase and the extras belong to the search, the dates and the unit that they come from. */

const HOTELS = 14;
const ADD = "**/add-accommodation-to-basket";

/** Opens a hotel from the results by its link, and chooses its first room. */
async function chooseRoom(page: Page, card: number): Promise<void> {
  await cards(page).nth(card).getByRole("heading").getByRole("link").click();
  await page
    .getByRole("button", { name: /^Add one / })
    .first()
    .click();
  await expect(sidebar(page).getByRole("tab", { name: /^Cart/ })).toHaveAttribute("aria-selected", "true");
}

test("HO-02 CT-01 a room chosen in one hotel is not booked along with that of another hotel", async ({
  page,
}) => {
  await page.goto(`${EN}/stays${weekForTwo(3)}&category=${HOTELS}`);
  await chooseRoom(page, 0);
  const first = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goBack();
  await chooseRoom(page, 1);
  const second = await page.getByRole("heading", { level: 1 }).textContent();
  expect(second).not.toBe(first);
  const lines = sidebar(page).getByRole("tabpanel", { name: /^Cart/ }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(second ?? "");
  await expect(lines).toContainText("7 nights");
  await expect(lines).toContainText("2 adults");
  const sent = page.waitForRequest(ADD);
  await sidebar(page).getByRole("button", { name: "Add to cart" }).click();
  const { items } = (await sent).postDataJSON() as { items: string };
  expect(JSON.parse(items)).toHaveLength(1);
});
