import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { boxOf } from "../support/box.ts";
import { clearFaults, holdCall, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { daysOfWeek, expectNoSidewaysScroll } from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 7;
/** Address of the recommend page after a booking of this accommodation. */
const after = (accommodation: number, more = "") =>
  `${EN}/stays/upsell/recommend${weekForTwo(WEEK)}&ba=${accommodation}${more}`;
const [SEVERAL, ONE, NONE] = [1001, 1002, 1003] as const;
const [, preselected] = daysOfWeek(WEEK);
const FAILED = "Couldn't fetch any activities";
const NOTHING = "We could not find any activities on your selected dates";

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const goingOn = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^Going to the basket in \d seconds?$/ });

/** Addresses of the booking system's script that the page requests, as a list that grows. */
function watchWidgets(page: Page): URL[] {
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/online/widget")) asked.push(url);
  });
  return asked;
}

test.afterEach(({ site }) => clearFaults(site.address));

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("UP-04 skeletons while it loads, then the recommendations, without layout shift", async ({
      page,
      site,
    }) => {
      const goOn = await holdCall(page, site.address, {
        operation: "recommendedActivities",
        path: "availability/activity/recommended",
      });
      const shifts = await watchShifts(page);
      await page.goto(after(SEVERAL), { waitUntil: "commit" });
      await expect(page.getByText("Loading activities")).toBeAttached();
      await expect(page.getByRole("link", { name: "Skip to basket" })).toBeVisible();
      const skeletons = page.locator("main [aria-hidden]:has(> div)").last().locator("> div");
      await expect(skeletons).toHaveCount(3);
      const before = await boxOf(skeletons.first());
      await shifts.start();
      goOn();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start your mountain days well");
      expect((await boxOf(articles(page).first())).y).toBeCloseTo(before.y, 0);
      await page.waitForLoadState("networkidle");
      expect(await shifts.list()).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  });
}

test("UP-04 UP-05 badge, introduction and preselected day; the four variants of the settings", async ({
  page,
  settings,
}) => {
  for (const [style, photos, introductions] of [
    ["List", 6, 6],
    ["Card", 6, 6],
    ["CompactList", 0, 0],
    ["Photo", 6, 0],
  ] as const) {
    await settings.change({ upsell: { active: true, recommend: { style } } });
    await page.goto(after(SEVERAL));
    await expect(articles(page)).toHaveCount(6);
    await expect(page.getByText("Popular")).toBeVisible();
    await expect(page.getByText("Our picks for your first day.")).toBeVisible();
    await expect(page.getByText(/^From \w{3} \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(articles(page).getByText(/^from /)).toHaveCount(6);
    await expect(articles(page).locator("img")).toHaveCount(photos);
    await expect(
      articles(page)
        .locator("p")
        .filter({ hasText: /^[A-Z].{20,}/ }),
    ).toHaveCount(introductions);
    await expectNoViolations(page);
  }
});

test("BW-02 each button is the booking system's, fetched once, late, and leads to the activity on the day", async ({
  page,
}) => {
  const asked = watchWidgets(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(after(SEVERAL));
  const widgetButtons = articles(page).getByRole("button");
  await expect(widgetButtons.first()).toBeVisible();
  const early = asked.length;
  expect(early).toBeLessThan(6);
  for (const article of await articles(page).all()) await article.scrollIntoViewIfNeeded();
  await expect(widgetButtons).toHaveCount(6);
  await articles(page).first().scrollIntoViewIfNeeded();
  await expect(articles(page).getByRole("link")).toHaveCount(0);
  expect(new Set(asked.map(({ href }) => href)).size).toBe(6);
  expect(asked).toHaveLength(6);
  for (const { searchParams } of asked) {
    expect(searchParams.get("token")).toBe("tok_hallefjall");
    expect(searchParams.get("display")).toBe("button");
    expect(searchParams.get("startDateISO")).toBe(preselected);
  }
  const product = asked[0]?.searchParams.get("cbisProductId");
  expect(product).toMatch(/^\d+$/);
  await expectNoViolations(page);
  await widgetButtons.first().press("Enter");
  await expect(page).toHaveURL(new RegExp(`/online/(en/)?activity/\\d+\\?date=${preselected}$`));
});

test("BW-02 when the script fails to load, a plain link to the activity replaces the button", async ({
  page,
  quiet,
}) => {
  quiet.allow(/request failed|console error/);
  await page.route(/\/online\/widget/, (route) => route.abort());
  await page.goto(after(SEVERAL));
  const name = (await articles(page).first().getByRole("heading").textContent()) ?? "";
  const link = articles(page)
    .first()
    .getByRole("link", { name: `Book now: ${name}`, exact: true });
  await expect(link).toHaveAttribute("href", /\/online\/activity\/\d+$/);
  await expect(articles(page).getByRole("button")).toHaveCount(0);
  await expectNoViolations(page);
  await link.press("Enter");
  await expect(page).toHaveURL(/\/online\/(en\/)?activity\/\d+$/);
});

test("UP-04 BW-02 exactly one: its booking button and all there is to know of it", async ({ page }) => {
  const asked = watchWidgets(page);
  await page.goto(after(ONE));
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
  const first = articles(page).getByRole("group").first();
  await expect(first.getByRole("button")).toHaveAccessibleName(
    `Book now: ${await first.getAttribute("aria-label")}`,
  );
  expect(asked).toHaveLength(1);
  await expectNoViolations(page);
});

test("UP-04 nothing recommended: five seconds, Stay here, Go now; redirectStop moves nobody", async ({
  page,
}) => {
  await page.goto(after(NONE));
  await expect(page.getByRole("heading", { name: NOTHING })).toBeVisible();
  await expect(goingOn(page)).toBeVisible();
  // The axe check comes below, where no countdown runs: it may take longer than five seconds.
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  await page.clock.install();
  await page.goto(after(NONE, "&redirectStop=1"));
  await expect(page.getByRole("alert")).toContainText(
    "Something went wrong, please try different dates or later",
  );
  await page.clock.fastForward(60_000);
  await expect(goingOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/upsell\/recommend/);
  await expectNoViolations(page);
});

test("UP-04 ER-02 a failure counts down as specified; Stay here stops it, and Try again recovers", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/refused|console error/);
  await orderFault(site.address, { operation: "recommendedActivities", kind: "fail" });
  await page.clock.install();
  await page.goto(after(SEVERAL));
  await expect(page.getByRole("heading", { name: FAILED })).toBeVisible();
  await expect(goingOn(page)).toBeVisible();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByRole("button", { name: "Go to the basket" })).toBeFocused();
  const again = page.waitForResponse(/activity\/recommended/);
  await page.getByRole("button", { name: "Try again" }).click();
  await again;
  await expect(page.getByText("You stay on this page.")).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/\/upsell\/recommend/);
  await clearFaults(site.address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(articles(page)).toHaveCount(6);
});

test("UP-04 reduced motion: the skeleton is still, and the page is the same", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const goOn = await holdCall(page, site.address, {
    operation: "recommendedActivities",
    path: "availability/activity/recommended",
  });
  await page.goto(after(SEVERAL), { waitUntil: "commit" });
  await expect(page.getByText("Loading activities")).toBeAttached();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
  goOn();
  await expect(articles(page)).toHaveCount(6);
});
