import type { Locator, Page } from "@playwright/test";

/** Find availability, beside the page of a wide window. */
export const sidebar = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Find availability" });

/** The bar at the lower edge of a small window. */
export const stayBar = (page: Page): Locator => page.getByRole("region", { name: "Your stay" });

/** Sum of the layout shifts of a page since it was opened, as browsers count them: without those after a press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What {@link watchShifts} has added up. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}
