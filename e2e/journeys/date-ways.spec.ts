import { keyboard, tabTo } from "../support/pointer.ts";
import { openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";

const BAR = /^\w+ \d+ \w+ 20\d\d to \w+ \d+ \w+ 20\d\d, (1 night |\d+ nights )?from /;

const DAY = 86_400_000;

test("flexible dates: a week around the chosen one by mouse, from a chart of prices to its search", async ({
  page,
}) => {
  await openResults(page);
  const before = new URL(page.url()).searchParams;
  const search = page.getByRole("search");
  await search.getByRole("button", { name: "Arrival" }).click();
  await page.getByRole("tab", { name: "Flexible dates" }).click();
  await expect(page.getByRole("combobox", { name: "Length of stay" })).toHaveValue("7");
  const bars = page.getByRole("toolbar").getByRole("button", { name: BAR });
  await expect(bars).toHaveCount(7);
  await bars.last().click();
  await page.getByRole("button", { name: "Done" }).click();
  await search.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`start=${before.get("start")}`));
  const { start, end } = Object.fromEntries(new URL(page.url()).searchParams);
  const days = (day: string | null | undefined) => Date.parse(day ?? "") / DAY;
  expect(days(start) - days(before.get("start"))).toBe(3);
  expect(days(end) - days(start)).toBe(7);
});

test("flexible dates: a weekend by keyboard alone, on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openResults(page, "");
  const { activate } = keyboard(page);
  await activate(page.getByRole("button", { name: "Change search" }));
  await expect(page.getByRole("tab", { name: "Exact dates" })).toBeVisible();
  await activate(page.getByRole("tab", { name: "Exact dates" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("combobox", { name: "Length of stay" })).toHaveValue("weekend");
  await tabTo(page, page.getByRole("combobox", { name: "When" }));
  // Two months later every day is in the season.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("toolbar")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAccessibleName(BAR);
  await page.keyboard.press("Enter");
  await activate(page.getByRole("button", { name: "Search", exact: true }));
  await expect(page).toHaveURL(/start=20\d\d.*end=20\d\d/);
});
