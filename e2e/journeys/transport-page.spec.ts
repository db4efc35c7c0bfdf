import { clearFaults, holdCall, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { currentStop, showDays, stops, transportAddress } from "../support/transport.ts";
import { windows } from "../support/windows.ts";
import { EN, priceOf, SV } from "../support/world.ts";

const BY_DAY = "transportByDay";

test.afterEach(({ site }) => clearFaults(site.address));

for (const [name, viewport] of Object.entries(windows))
  test(`TR-01 loading, then loaded, and nothing has moved: ${name}`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    const goOn = await holdCall(page, site.address, {
      operation: BY_DAY,
      path: "availability/transport/by-day",
    });
    await page.goto(transportAddress(), { waitUntil: "commit" });
    await expect(page.getByText("Loading the days of your stay")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: "Get here and around" })).toBeVisible();
    await expect(page.getByText(/^Your stay is \d+ \w+ – \d+ \w+\.$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Skip to basket" })).toBeVisible();
    const [timeline, tiles] = [
      page.locator("main [aria-hidden] > div").locator(".."),
      page.getByRole("article"),
    ];
    await expect(timeline.first().locator("> div")).toHaveCount(8 + 1);
    await expect(timeline.last().locator("> div")).toHaveCount(3);
    await shifts.start();
    goOn();
    await expect(tiles.first()).toBeVisible();
    await expect(stops(page)).toHaveCount(8);
    await expect(stops(page).first()).toHaveAccessibleName(/^Sat \d+ \w+, arrival$/);
    await expect(stops(page).last()).toHaveAccessibleName(/^Sat \d+ \w+, departure$/);
    await expect(currentStop(page)).toHaveAccessibleName(/, arrival$/);
    await expect(page.getByRole("status").filter({ hasText: /^8 transports$/ })).toBeVisible();
    await expect(tiles).toHaveCount(8);
    await page.waitForLoadState("networkidle");
    expect(await shifts.list()).toEqual([]);
  });

test("ST-02 days in Swedish: the weekday with a capital, the month without, one full stop", async ({
  page,
}) => {
  await page.goto(transportAddress().replace(EN, SV));
  const day = page.getByRole("main").locator("[aria-current=date] b");
  await expect(day).toHaveText(/^lör \d+ [a-zåäö]+\.?$/);
  await expect(day).toHaveCSS("text-transform", "none");
  const ofFirstLetter = await day.evaluate((name) => getComputedStyle(name, "::first-letter").textTransform);
  expect(ofFirstLetter).toBe("uppercase");
  await expect(page.getByText(/^Din vistelse är .*[^.]\.$/)).toBeVisible();
});

test("TR-01 the settings' heading and text; without them the built-in ones", async ({ page, settings }) => {
  await settings.change({ upsell: { transport: { heading: null, text: "Two trains a day." } } });
  await page.goto(transportAddress());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting here and home");
  await expect(page.getByText("Two trains a day.")).toBeVisible();
});

for (const fault of [{ kind: "code", code: 500 }, { kind: "fail" }] as const)
  test(`TR-01 when Galaxy answers with ${fault.kind}: a failure, and Try again shows the days`, async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/503/);
    await orderFault(site.address, { operation: BY_DAY, ...fault });
    await page.goto(transportAddress());
    await expect(page.getByRole("alert")).toContainText("Couldn't fetch any activities");
    await expect(page.getByRole("link", { name: "Skip to basket" })).toBeVisible();
    await clearFaults(site.address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article")).toHaveCount(8);
  });

test("TR-01 a day on which nothing goes is sold out, and leads to the first that has something", async ({
  page,
  site,
}) => {
  await showDays(page, site.address, ([, , ...days]) => [[], [], ...days]);
  await expect(page.getByText("We're sorry but there isn't anything available this day")).toBeVisible();
  const [arrival, second, third] = [stops(page).nth(0), stops(page).nth(1), stops(page).nth(2)];
  await expect(arrival).toHaveAccessibleName(/, arrival, sold out$/);
  await second.click({ force: true });
  await expect(arrival).toHaveAttribute("aria-current", "date");
  await page.getByRole("link", { name: /^First available day: Mon \d+ \w+ \d{4}$/ }).press("Enter");
  await expect(third).toHaveAttribute("aria-current", "date");
  await expect(page.getByRole("heading", { level: 2, name: /^Monday / })).toBeFocused();
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await stops(page).nth(3).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Tuesday / })).toBeVisible();
});

test("TR-01 nothing on any day: five seconds to the basket, unless the visitor stays (ruling 42)", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await showDays(page, site.address, () => []);
  await expect(
    page.getByRole("heading", { name: "We could not find any activities on your selected dates" }),
  ).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Going to the basket in 5 seconds" }),
  ).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByText("Going to the basket in 3 seconds")).toBeVisible();
  await page.getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(page.getByRole("button", { name: "Go to the basket" })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(page.getByText("You stay on this page.")).toBeVisible();
});

for (const [name, query] of [
  ["missing", ""],
  ["past", "?start=2024-02-03&end=2024-02-10"],
] as const)
  test(`TR-01 with dates that are ${name}: no dates, and five seconds to the basket`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${EN}/stays/upsell/transport${query}`);
    await expect(page.getByRole("heading", { name: "Choose dates for your stay first" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Find a stay" })).toHaveAttribute("href", `${EN}/stays`);
    await expect(page.getByRole("list", { name: "Days" })).toBeHidden();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  });

test("TR-01 the bar of days goes on scrolling down and comes back on scrolling up", async ({ page }) => {
  await page.goto(transportAddress());
  await expect(page.getByRole("article")).toHaveCount(8);
  const days = page.getByRole("list", { name: "Days" });
  // Once the page is hydrated, its bar follows the scroll position. It stays while something in it has the
  // focus.
  await stops(page).nth(1).click();
  await expect(stops(page).nth(1)).toHaveAttribute("aria-current", "date");
  await page.getByRole("heading", { level: 1 }).click();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1200);
  await expect(days).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(days).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(days).not.toBeInViewport();
  await stops(page).nth(1).focus();
  await expect(days).toBeInViewport();
});

test("TR-02 a card: picture or placeholder, from-price, a short introduction, up to five times", async ({
  page,
  site,
}) => {
  const long = "One ticket, twenty stops and racks for every kind of ski and snowboard there is.";
  await showDays(page, site.address, ([first = [], ...days]) => [
    first.map((it) => ({ ...it, Content: { ...it.Content, Introduction: long } })),
    ...days,
  ]);
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { level: 3, name }) });
  const gondola = card("Summit gondola");
  await expect(gondola.locator("img")).toBeVisible();
  await expect(card("Ski shuttle between the areas").locator("img")).toHaveCount(0);
  await expect(gondola.getByText(new RegExp(`^from ${priceOf(220)}$`))).toBeVisible();
  await expect(gondola.getByText("per person")).toBeVisible();
  await expect(
    gondola.getByText("One ticket, twenty stops and racks for every kind of ski and…"),
  ).toBeVisible();
  const times = gondola.getByRole("list", { name: "Times" }).getByRole("listitem");
  await expect(times).toHaveCount(6);
  await expect(times.last()).toHaveText("More times");
  await expect(gondola.getByRole("button", { name: "Book now: Summit gondola" })).toBeVisible();
  await gondola.getByRole("button", { name: "Read more about Summit gondola" }).click();
  const dialog = page.getByRole("dialog", { name: "Summit gondola" });
  await expect(dialog.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByText(long)).toBeVisible();
});
