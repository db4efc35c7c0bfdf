import { clearFaults, holdCall } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { currentStop, stops, transportAddress } from "../support/transport.ts";
import { windows } from "../support/windows.ts";

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
