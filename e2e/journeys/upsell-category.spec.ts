import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { panel } from "../support/basket.ts";
import { clearFaults, holdCall, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { bookNow, daysOfWeek, expectNoSidewaysScroll, isDayCall } from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 6;
const PAGE = `${EN}/stays/upsell/categories${weekWithoutPersons(WEEK)}`;
const [arrival = "", nextDay = ""] = daysOfWeek(WEEK);
const FAILED = "Couldn't fetch any activities";

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

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport });

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
      await expectNoViolations(page);
      await page.getByRole("button", { name: dayName(nextDay), exact: true }).click();
      await expect(page.getByText(new RegExp(`^\\d+ activities on ${dayName(nextDay)}$`))).toBeVisible();
      await expect(bookNow(page).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shifts.list()).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  });
}

test("UP-03 tabs of the settings by arrow keys, each with title, text, calendar, legend and its own style", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { level: 1, name: "Activities for your stay" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to basket" })).toBeVisible();
  const [snow, nature, well] = ["On snow", "Out in nature", "Warm and well"].map((name) =>
    page.getByRole("tab", { name }),
  ) as [Locator, Locator, Locator];
  await expect(snow).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("list", { name: "What the calendar shows" })).toContainText(
    /Accommodation, .*Available/s,
  );
  await snow.press("ArrowRight");
  await expect(nature).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Out in nature" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(1);
  await nature.press("ArrowRight");
  await expect(well).toHaveAttribute("aria-selected", "true");
  await monthLoaded(page);
  await arrivalDay(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ activities on / })).toHaveText(
    new RegExp(`on ${dayName(arrival)}$`),
  );
  await expect(bookNow(page).first()).toBeVisible();
  await expect(page.getByRole("article").first().locator("img")).toHaveCount(0);
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
});

test("UP-03 ER-02 a month that fails leaves its days; a day that fails has its own Try again", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/refused|console error|request failed/);
  await orderFault(site.address, { operation: "activitiesByDay", kind: "fail" });
  let isDown = true;
  await page.route(isDayCall, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(PAGE);
  await expect(page.getByRole("alert")).toHaveText(new RegExp(FAILED));
  await expectNoViolations(page);
  await clearFaults(site.address);
  await page.getByRole("button", { name: "Try again" }).click();
  await monthLoaded(page);
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveText(new RegExp(FAILED));
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(bookNow(page).first()).toBeVisible();
});

test("UP-03 UP-06 an activity of a tab is booked with the tab's search, and its day says so here and after a reload", async ({
  page,
}) => {
  await page.goto(`${PAGE}&tab=2`);
  // The server has requested the tab that the page opens with.
  const answer = page.waitForResponse((response) => isDayCall(new URL(response.url()), arrival));
  await page.getByRole("tab", { name: "On snow" }).click();
  const { SearchId } = await (await answer).json();
  await page.getByRole("button", { name: "Book now: Ski school beginners", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Ski school beginners", exact: true });
  await dialog.getByRole("button", { name: "Choose time 13:00" }).click();
  await dialog.getByRole("button", { name: "Add Adult" }).click();
  const sent = page.waitForRequest(/add-activity-to-basket/);
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ searchId: SearchId });
  await expect(panel(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
});

test("UP-03 without tabs a note says so, and tells only logged-in editors where to add them", async ({
  page,
  settings,
}) => {
  for (const loggedIn of [false, true]) {
    await settings.change({ loggedIn, upsell: { tabs: [] } });
    await page.goto(PAGE);
    await expect(page.getByText("There are no activities to choose from right now.")).toBeVisible();
    await expect(page.getByText(/no tabs could be found/)).toHaveCount(loggedIn ? 1 : 0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expectNoViolations(page);
  }
});
