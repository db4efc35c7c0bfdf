import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { boxOf } from "../support/box.ts";
import { clearFaults, holdCall } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expectNoSidewaysScroll } from "../support/upsell.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

const WEEK = 7;
/** Address of the recommend page after a booking of this accommodation. */
const after = (accommodation: number, more = "") =>
  `${EN}/stays/upsell/recommend${weekForTwo(WEEK)}&ba=${accommodation}${more}`;
const SEVERAL = 1001;

const articles = (page: Page) => page.getByRole("main").getByRole("article");

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
