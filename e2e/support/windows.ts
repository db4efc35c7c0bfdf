import { expect, type Page } from "@playwright/test";

/** Viewport sizes in which the tests open the site. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Expects no horizontal scrolling: the page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  // A carousel measures its photos some time after the window has changed.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      message,
    )
    .toBeLessThanOrEqual(0);
}
