import { expectNoViolations } from "../support/axe.ts";
import { CABIN, chooseRate, extras, panel, villageAddress } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { addToCart, daysOfWeek, modal, opener, stop, stopName } from "../support/upsell.ts";
import { expectNoSidewaysScroll, windows } from "../support/windows.ts";

/** The week of `villageAddress`. */
const WEEK = 12;
const [first = "", second = ""] = daysOfWeek(WEEK);

test("CT-05 UP-01 a stay and an activity are booked; the trip is seen, kept in a calendar and shared", async ({
  page,
  mock,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mock.orderStock(CABIN, 50);
  await page.goto(villageAddress());
  await (await chooseRate(page)).click();
  await extras(page).getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL(/\/stays\/upsell\/days/);
  await stop(page, second).click();
  await opener(page).click();
  await modal(page).getByRole("button", { name: "Choose time 13:00" }).click();
  await addToCart(page).click();
  await panel(page).getByRole("link", { name: "Your trip", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your trip");
  await expect(panel(page)).toHaveCount(0);
  const findDay = (day: string) => page.getByRole("main").getByRole("listitem", { name: stopName(day) });
  await expect(findDay(first).getByRole("heading", { level: 3 })).toHaveText(/^Arrival: /);
  await expect(findDay(first)).toContainText("Check-in from 15:00, 7 nights");
  await expect(findDay(second)).toContainText(/13:00 – \d\d:\d\d/);
  await expectNoViolations(page, "main");
  for (const viewport of Object.values(windows)) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole("button", { name: "Share this trip" }).click();
  await expect(page.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);

  const activity = await findDay(second).getByRole("heading", { level: 3 }).textContent();
  const heading = await findDay(first).getByRole("heading", { level: 3 }).textContent();
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A shared trip");
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(heading ?? "");
  await expect(findDay(second).getByRole("heading", { level: 3 })).toHaveText(activity ?? "");
});
