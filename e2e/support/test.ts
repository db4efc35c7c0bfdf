import { test as base } from "@playwright/test";
import { type RunningSite, startSite } from "./site.ts";
import { translatePage } from "./translation.ts";

/** Options of a project in the configuration of Playwright. */
export interface TestOptions {
  /** Whether each page is translated as the browser's own translation does. */
  readonly isTranslated: boolean;
}

/**
 * Playwright's test with a running site: `page.goto("/en/stays")` works. Each of the two workers has its own
 * site.
 */
export const test = base.extend<TestOptions, { site: RunningSite }>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translatePage, { isEarly: false });
    await use(context);
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed off the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
});

export { expect } from "@playwright/test";
