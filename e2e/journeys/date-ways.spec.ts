import type { Page } from "@playwright/test";
import { fingersOf } from "../support/finger.ts";
import { keyboard, tabTo } from "../support/pointer.ts";
import { firstName, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";

const BAR = /^\w+ \d+ \w+ 20\d\d to \w+ \d+ \w+ 20\d\d, (1 night |\d+ nights )?from /;

const DAY = 86_400_000;
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

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

test.describe("move my stay", () => {
  async function openMove(page: Page): Promise<string> {
    await openResults(page);
    await page.getByRole("button", { name: `Save ${await firstName(page)}` }).click();
    await page.getByRole("button", { name: /^(Arrival|Change search)/ }).click();
    await page.getByRole("tab", { name: "Move my stay" }).click();
    await expect(page.getByText(/: [01] of 1 available$/)).toBeVisible();
    return new URL(page.url()).searchParams.get("start") ?? "";
  }
  /** Expects the totals and then the search for a stay that was moved by some days. */
  async function expectMoved(page: Page, from: string, days: number): Promise<void> {
    const start = addDays(from, days);
    await expect(page.getByText(/, 7 nights$/)).toContainText(String(Number(start.slice(8))));
    await expect(page.getByText(/: [01] of 1 available$/)).toContainText(String(Number(start.slice(8))));
    await page.getByRole("button", { name: "Use these dates" }).click();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`start=${start}&end=${addDays(start, 7)}`));
  }
  const daysOfStay = (page: Page) => page.getByRole("gridcell", { selected: true });

  test("by keyboard, a day at a time, and by mouse, as a drag of both days", async ({ page }) => {
    const start = await openMove(page);
    await tabTo(page, page.getByRole("button", { name: "One day earlier" }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const arrival = page.locator(`[data-day="${addDays(start, -2)}"]`);
    await expect(arrival).toHaveAttribute("aria-selected", "true");
    const [from, to] = [
      await arrival.boundingBox(),
      await arrival.locator("xpath=following-sibling::td[1]").boundingBox(),
    ];
    if (!from || !to) throw new Error("The stay is not in the calendar.");
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
    await page.mouse.up();
    await expectMoved(page, start, -1);
  });

  test("by finger, on a phone", async ({ page }) => {
    await page.setViewportSize(windows.phone);
    const start = await openMove(page);
    // Only the body of the dialog scrolls; its header with Close stays in the window.
    const dialog = page.getByRole("dialog");
    await dialog.evaluate((surface) => void surface.scrollTo(0, 99));
    expect(await dialog.evaluate((surface) => surface.scrollTop)).toBe(0);
    // The finger goes from the arrival over the day before it to the one before that.
    const dayBefore = daysOfStay(page).first().locator("xpath=preceding-sibling::td[1]");
    await dayBefore.scrollIntoViewIfNeeded();
    const width = (await dayBefore.boundingBox())?.width ?? 0;
    await (await fingersOf(page)).swipe(dayBefore, -2 * width);
    await expectMoved(page, start, -2);
  });
});
