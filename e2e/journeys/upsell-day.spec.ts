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
  stopName,
  stops,
} from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 4;
const PAGE = `${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`;
const days = daysOfWeek(WEEK);
const [first = "", second = "", third = ""] = days;
const FAILED = "Couldn't fetch any activities";

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

test("UP-01 heading, dates, way to the basket; arrival and departure; the chosen day is current", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText(/^Your stay is \d+ \w+ – \d+ \w+\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to basket" })).toHaveAttribute(
    "href",
    new RegExp(`/online${EN}/basket$`),
  );
  await expect(stops(page).first()).toHaveAccessibleName(`${stopName(first)}, arrival`);
  await expect(stops(page).last()).toHaveAccessibleName(`${stopName(days.at(-1) ?? "")}, departure`);
  await expect(stop(page, first)).toHaveAttribute("aria-current", "date");
  await stop(page, second).click();
  await expect(stop(page, second)).toHaveAttribute("aria-current", "date");
  await expect(stop(page, first)).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ activities$/ })).toBeVisible();
});

test("UP-05 a card shows times only when it has a time of day: five, and that there are more", async ({
  page,
}) => {
  await page.goto(PAGE);
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const seven = card("Cross-country technique").getByRole("list", { name: "Times" }).getByRole("listitem");
  await expect(seven).toHaveText(["08:00", "10:00", "12:00", "14:00", "16:00", "More times"]);
  await expect(card("Lift pass day ticket")).toBeVisible();
  await expect(card("Lift pass day ticket").getByRole("list")).toHaveCount(0);
});

test("UP-01 ER-02 a day that fails is that day's: the others load, and Try again cures it", async ({
  page,
  quiet,
}) => {
  quiet.allow(/request failed|console error/);
  let isDown = true;
  await page.route(
    (url) => isDayCall(url, second),
    (route) => (isDown ? route.abort() : route.continue()),
  );
  await page.goto(PAGE);
  await expect(stop(page, third)).toHaveAccessibleDescription(/activit/);
  await stop(page, second).click();
  await expect(page.getByRole("alert")).toHaveText(new RegExp(FAILED));
  await expectNoViolations(page);
  await stop(page, third).click();
  await expect(bookNow(page).first()).toBeVisible();
  await stop(page, second).click();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(bookNow(page).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(/Going to the basket/)).toHaveCount(0);
});

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
