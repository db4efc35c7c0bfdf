import type { Page } from "@playwright/test";
import { keyboard } from "../support/pointer.ts";
import { cards, firstName, openResults, STATUS } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

/** Moves with the arrow keys to the next available day, and chooses it. */
async function chooseNextDay(page: Page): Promise<void> {
  const focused = page.locator(":focus");
  // A day whose month is loading is disabled, but is not named as unavailable yet.
  const loaded = page.locator(':focus:not([aria-disabled]), :focus[aria-label*="not available"]');
  await expect(focused).toHaveAccessibleName(/20\d\d/);
  for (let day = 0; day < 40; day += 1) {
    const [before = ""] = /^.*?20\d\d/.exec((await focused.getAttribute("aria-label")) ?? "") ?? [];
    await page.keyboard.press("ArrowRight");
    await expect(focused).not.toHaveAccessibleName(new RegExp(`^${before}`));
    await expect(loaded).toBeAttached();
    if ((await focused.getAttribute("aria-disabled")) === null) break;
  }
  await page.keyboard.press("Enter");
}

test("SW-01 SW-02 SW-08 a search by keyboard alone: dates, guests, search, and into a stay", async ({
  page,
}) => {
  await openResults(page, "");
  const { activate } = keyboard(page);
  const search = page.getByRole("search");
  await activate(search.getByRole("button", { name: "Arrival" }));
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await chooseNextDay(page);
  await expect(search.getByRole("button", { name: "Departure" })).toHaveAttribute("aria-expanded", "true");
  await chooseNextDay(page);
  await expect(page.getByRole("group", { name: "Room 1" })).toBeVisible();
  await activate(page.getByRole("button", { name: "Add adult" }));
  await activate(page.getByRole("button", { name: "Done" }));
  await activate(search.getByRole("button", { name: "Search", exact: true }));
  await expect(page).toHaveURL(/start=20\d\d.*end=20\d\d.*gc-1-adults=2/);
  // The list without dates is still there for a moment, with its own first stay.
  await expect(page.getByText("Choose dates for prices.")).toHaveCount(0);
  await expect(page.getByText(STATUS)).toBeVisible();
  const name = await firstName(page);
  await activate(cards(page).first().getByRole("heading").getByRole("link"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("flexible dates: a week around the chosen one by mouse, from a chart of prices to its search", async ({
  page,
}) => {
  await openResults(page);
  const before = new URL(page.url()).searchParams;
  const search = page.getByRole("search");
  await search.getByRole("button", { name: "Arrival" }).click();
  await page.getByRole("tab", { name: "Flexible dates" }).click();
  await expect(page.getByRole("combobox", { name: "Length of stay" })).toHaveValue("7");
  const bars = page.getByRole("toolbar").getByRole("button", { name: / from / });
  await expect(bars).toHaveCount(7);
  await bars.last().click();
  await page.getByRole("button", { name: "Done" }).click();
  await search.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`start=${before.get("start")}`));
  const { start, end } = Object.fromEntries(new URL(page.url()).searchParams);
  const days = (day: string | null | undefined) => Date.parse(day ?? "") / 86_400_000;
  expect(days(start) - days(before.get("start"))).toBe(3);
  expect(days(end) - days(start)).toBe(7);
});
