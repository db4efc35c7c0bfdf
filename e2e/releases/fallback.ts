import { expect, test } from "@playwright/test";
import type { ReleaseDesk } from "../support/release-desk.ts";
import { expectFallback, HOME, heading } from "../support/released.ts";

/** FE-04: releases that pass the gate and are broken nevertheless. */
export function fallbacks(desk: ReleaseDesk): void {
  test("FE-04 a release that is broken in the browser falls back to the last good one within the visit", async ({
    page,
  }) => {
    const broken = await desk.withLine(
      'if (typeof document !== "undefined") throw new Error("broken at start");',
    );
    await desk.doneUnseen("release", "mf-search", "--from", broken);
    await desk.watch.time("broken in the browser: the last good one shows, and it is reported", async () => {
      await page.goto(desk.site().address + HOME);
      await expect(heading(page)).toHaveText("Stays");
      await expectFallback(page, desk.site(), "broken at start");
    });
    // The page is hydrated: the last good release was loaded.
    await page.getByRole("combobox").first().focus();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await desk.done("rollback", "mf-search", "--why", "broken in the browser");
  });

  test("FE-04 a release that throws while it renders falls back as well", async ({ page }) => {
    const broken = await desk.change("mf-search", "src/pages/results.tsx", (source) =>
      source.replace(
        /function ResultsPage\(\) \{/,
        '$&\n  if (typeof document !== "undefined") throw new Error("broken at render");',
      ),
    );
    await desk.doneUnseen("release", "mf-search", "--from", broken);
    await page.goto(desk.site().address + HOME);
    await expectFallback(page, desk.site(), "broken at render");
    await expect(heading(page)).toHaveText("Stays");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await desk.done("rollback", "mf-search", "--why", "broken at render");
  });
}
