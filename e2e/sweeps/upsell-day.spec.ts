import { expectNoViolations } from "../support/axe.ts";
import { boxOf } from "../support/box.ts";
import { clearFaults, holdCall } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import {
  bookNow,
  changeDay,
  daysOfWeek,
  expectNoSidewaysScroll,
  isDayCall,
  stop,
  stops,
} from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 4;
const PAGE = `${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`;
const days = daysOfWeek(WEEK);
const second = days[1] ?? "";

test.afterEach(({ site }) => clearFaults(site.address));

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("UP-01 skeletons while it loads, then days one by one in order, without layout shift", async ({
      page,
      site,
    }) => {
      const goOn = await holdCall(page, site.address, {
        operation: "activitiesByDay",
        path: "availability/activity/by-day",
      });
      const shifts = await watchShifts(page);
      let answerSecond = () => {};
      const secondMayCome = new Promise<void>((resolve) => (answerSecond = resolve));
      const asked: (string | null)[] = [];
      await page.route(isDayCall, async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get("date"));
        if (asked.at(-1) === second) await secondMayCome;
        await route.continue();
      });
      await page.goto(PAGE, { waitUntil: "commit" });
      await expect(page.getByText("Loading the days of your stay")).toBeAttached();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add something to your days");
      const skeletons = page.locator("main [aria-hidden]:has(> div)");
      await expect(skeletons.first().locator("> div")).toHaveCount(days.length + 1);
      await expect(skeletons.last().locator("> div")).toHaveCount(3);
      const skeletonBox = await boxOf(skeletons.last());
      await shifts.start();

      goOn();
      await expect(stops(page)).toHaveCount(days.length);
      await expect(bookNow(page).first()).toBeVisible();
      expect((await boxOf(page.getByRole("article").first())).y).toBeCloseTo(skeletonBox.y, 0);
      await expect.poll(() => asked).toEqual([second]);
      answerSecond();
      await expect(stop(page, second)).toHaveAccessibleDescription(/^\d+ activit/);
      await expect.poll(() => asked).toEqual(days.slice(1));
      await page.waitForLoadState("networkidle");
      expect(await shifts.list()).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  });
}

test("ST-04 UP-05 very long texts and many times fit into 320 pixels, on the card and in the modal", async ({
  page,
}) => {
  const long = "Fjällhundspannssafarikvällsutflyktsdeltagaravgift".repeat(3);
  await changeDay(page, second, (activities) =>
    activities.map((activity) => ({
      ...activity,
      Name: `${long} ${activity.Name}`,
      Content: { ...activity.Content, Introduction: long, Description: `<p>${long}</p><h2>${long}</h2>` },
      ProductsGrouped: Object.fromEntries(
        Object.entries(activity.ProductsGrouped).map(([start, entries]) => [
          start,
          entries.map((entry) => ({
            ...entry,
            PriceGroups: entry.PriceGroups.map((group) => ({
              ...group,
              Name: `${group.Name} ${long}`,
              Quotes: group.Quotes.map((quote) => ({
                ...quote,
                Price: { ...quote.Price, PriceGroupName: `${long} ${quote.Price.PriceGroupName}` },
              })),
            })),
          })),
        ]),
      ),
    })),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await stop(page, second).click();
  await bookNow(page).nth(1).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Choose time/ })
    .first()
    .click();
  await expect(dialog.getByRole("button", { name: /^Add .*Adult$/ })).toBeVisible();
  for (const part of [dialog, dialog.getByRole("tabpanel"), page.locator("html")])
    expect(
      await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  await dialog.getByRole("tab", { name: "Description" }).click();
  await expect(dialog.getByRole("heading", { level: 2 }).last()).toBeVisible();
  expect(
    await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
