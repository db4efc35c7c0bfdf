import { expectNoViolations } from "../support/axe.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { bookNow, daysOfWeek, stop, stopName, stops } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 4;
const PAGE = `${EN}/stays/upsell/days${weekForTwo(WEEK)}`;
const [first = ""] = daysOfWeek(WEEK);
/** An area without any activity on some days of a week. */
const SMALL_AREA = 410;
const NOWHERE = 999;
const FAILED = "Couldn't fetch any activities";
const NOTHING = "We could not find any activities on your selected dates";

test.afterEach(({ site }) => clearFaults(site.address));

for (const fault of [{ kind: "fail" }, { kind: "code", code: 500 }] as const) {
  test(`UP-02 ER-02 no timeline (${fault.kind}): says so, redirects nobody, and Try again recovers`, async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/refused|console error/);
    await orderFault(site.address, { operation: "activitiesByDay", ...fault });
    await page.goto(PAGE);
    await expect(page.getByRole("alert")).toHaveText(new RegExp(FAILED));
    await expect(page.getByText(/Going to the basket/)).toHaveCount(0);
    await expectNoViolations(page);
    await clearFaults(site.address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(bookNow(page).first()).toBeVisible();
  });
}

test("UP-01 UP-02 a sold-out day cannot be chosen, and leads to the first day that has something", async ({
  page,
  settings,
}) => {
  await settings.change({ upsell: { active: true, day: { geoId: SMALL_AREA } } });
  await page.goto(PAGE);
  await expect(page.getByText("We're sorry but there isn't anything available this day")).toBeVisible();
  await expect(stop(page, first)).toHaveAccessibleName(`${stopName(first)}, arrival, sold out`);
  await expectNoViolations(page);
  const soldOut = stops(page).and(page.getByRole("button", { name: /, sold out$/ }));
  await expect(soldOut.last()).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: /^First available day: \w{3} \d+ \w+ \d{4}$/ }).press("Enter");
  await expect(bookNow(page).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
});

test("UP-02 nothing at all: a message and five seconds, then the basket", async ({ page, settings }) => {
  await settings.change({ upsell: { active: true, day: { geoId: NOWHERE } } });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: NOTHING })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^Going to the basket in \d seconds?$/ }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to basket" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
});

test("UP-02 ruling 42 Back from the online basket does not count down again", async ({ page, settings }) => {
  await settings.change({ upsell: { active: true, day: { geoId: NOWHERE } } });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  await page.goBack();
  await expect(page.getByText("You stay on this page.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Go to the basket" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Go now" })).toHaveCount(0);
  await expectNoViolations(page);
});

test("UP-02 Stay here stops the countdown for good, Go now does not wait (ruling 42)", async ({
  page,
  settings,
}) => {
  await settings.change({ upsell: { active: true, day: { geoId: NOWHERE } } });
  await page.clock.install();
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(page.getByRole("button", { name: "Go to the basket" })).toBeFocused();
  await page.clock.fastForward(60_000);
  await expectNoViolations(page);
  await expect(page).toHaveURL(/\/upsell\/days/);
  await page.reload();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
});

test("UP-02 without dates, or with past ones, which leave the URL, the page asks for dates", async ({
  page,
}) => {
  for (const query of ["", "?start=2025-02-01&end=2025-02-08"]) {
    await page.goto(`${EN}/stays/upsell/days${query}`);
    await expect(page.getByRole("heading", { name: "Choose dates for your stay first" })).toBeVisible();
    await expect(page).toHaveURL(/\/upsell\/days$/);
  }
  await expectNoViolations(page);
});
