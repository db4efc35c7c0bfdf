import type { Page } from "@playwright/test";
import { keyboard } from "../support/pointer.ts";
import { cards, firstName, openResults, STATUS } from "../support/results.ts";
import { openSettings } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { world } from "../support/world.ts";

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

test("SW-11 the restricted calendar: arrivals of its periods, a length that is not offered explained, departures of the server", async ({
  page,
  site,
}) => {
  const settings = await openSettings(site.settingsFolder);
  await settings.change({ restrictedCalendar: { active: true } });
  try {
    await openResults(page, "");
    const search = page.getByRole("search");
    await search.getByRole("button", { name: "Arrival" }).click();
    await page.getByRole("combobox", { name: "Nights" }).selectOption("2");
    // The periods begin a week ahead, and from a Saturday in them only whole weeks can be booked. Days are
    // those of the destination, where a day begins before ours.
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: world.timeZone }).format(new Date());
    const dayAhead = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toLocaleDateString("en-GB", {
        timeZone: "UTC",
        day: "numeric",
        month: "long",
        year: "numeric",
      });
    const cell = (days: number) =>
      page.getByRole("button", { name: new RegExp(`^\\w+day ${dayAhead(days)}`) });
    const toSaturday = 7 + ((6 - new Date(today).getUTCDay() + 7) % 7);
    await expect(cell(toSaturday)).not.toHaveAttribute("aria-disabled");
    // Periods that begin on the first of a month open the calendar in that month, without the day before.
    await expect(cell(6).and(page.locator(":not([aria-disabled=true])"))).toHaveCount(0);
    const answer = page.waitForResponse("**/available-departure-dates?*");
    await cell(toSaturday).click();
    expect((await (await answer).json()).departureDates).toHaveLength(2);
    await expect(
      page.getByText("2 nights is not offered on this day. Possible from here: 7 nights and 14 nights."),
    ).toBeVisible();
    // The calendar of arrivals fades out while that of departures is already visible.
    await expect(cell(toSaturday + 2)).toHaveCount(1);
    await expect(cell(toSaturday + 2)).toHaveAttribute("aria-disabled", "true");
    await cell(toSaturday + 7).click();
    await expect(page.getByRole("group", { name: "Room 1" })).toBeVisible();
    await expect(search.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription(/\d/);
  } finally {
    await settings.restore();
  }
});
