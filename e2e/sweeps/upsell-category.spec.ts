import type { Locator, Page } from "@playwright/test";
import { clearFaults, holdCall } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { bookNow, daysOfWeek, expectNoSidewaysScroll } from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 6;
const PAGE = `${EN}/stays/upsell/categories${weekWithoutPersons(WEEK)}`;
const [arrival = "", nextDay = ""] = daysOfWeek(WEEK);

/** The accessible name of a day, such as `Saturday 5 December 2026`. */
const dayName = (day: string) =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(day))
    .replace(",", "");
const arrivalDay = (page: Page): Locator => page.getByRole("button", { name: dayName(arrival), exact: true });

/** Waits until the month is loaded: every day is selectable or marked as unavailable. */
const monthLoaded = (page: Page) => expect(arrivalDay(page)).not.toHaveAttribute("aria-disabled");

test.afterEach(({ site }) => clearFaults(site.address));

test.use({ viewport: windows.phone });

test("UP-03 the month has a skeleton, then its days, without layout shift", async ({ page, site }) => {
  const goOn = await holdCall(page, site.address, {
    operation: "activitiesByDay",
    path: "availability/activity/by-day",
  });
  const shifts = await watchShifts(page);
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect(arrivalDay(page)).toHaveAttribute("aria-disabled", "true");
  const grid = page.getByRole("grid");
  const legend = page.getByRole("list", { name: "What the calendar shows" });
  await expect(grid).toBeVisible();
  await expect(legend).toBeVisible();
  const boxes = async () => [await grid.boundingBox(), await legend.boundingBox()];
  // Hydration may render them anew, so one that is measured then has no box.
  let before: Awaited<ReturnType<typeof boxes>> = [];
  await expect
    .poll(async () => {
      before = await boxes();
      return before;
    })
    .not.toContain(null);
  await shifts.start();
  goOn();
  await monthLoaded(page);
  expect(await boxes()).toEqual(before);
  await expect(bookNow(page).first()).toBeVisible();
  await page.getByRole("button", { name: dayName(nextDay), exact: true }).click();
  await expect(page.getByText(new RegExp(`^\\d+ activities on ${dayName(nextDay)}$`))).toBeVisible();
  await expect(bookNow(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shifts.list()).toEqual([]);
  await expectNoSidewaysScroll(page);
});
