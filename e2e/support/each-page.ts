import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import pages from "./pages.json" with { type: "json" };
import type { RunningSite } from "./site.ts";
import { weekForTwo } from "./stay-dates.ts";
import { EN } from "./world.ts";

/** Pages that are open at a time. */
const LANES = 4;

/**
 * Opens every page with a search, a few at a time, each in a context of its own.
 *
 * @returns what `read` found on each page, by the name of the page
 */
export async function eachPage<Found>(
  browser: Browser,
  { address }: RunningSite,
  options: BrowserContextOptions,
  read: (page: Page, name: string) => Promise<Found>,
): Promise<Readonly<Record<string, Found>>> {
  const found: Record<string, Found> = {};
  const waiting = Object.entries(pages);
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, path] = next;
      const context = await browser.newContext({ ...options, baseURL: address, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(`${EN}${path}${weekForTwo()}`);
      await page.waitForLoadState("networkidle");
      found[name] = await read(page, name);
      await context.close();
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return found;
}
