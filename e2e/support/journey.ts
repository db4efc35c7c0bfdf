import { type Trouble, watchTrouble } from "./quiet-page.ts";
import { openSettings, type Settings } from "./settings.ts";
import { test as base, expect } from "./test.ts";

interface JourneyFixtures {
  /** Complaints of the browser: none unless they are allowed. */
  readonly quiet: Pick<Trouble, "allow">;
  /** The settings of the site; after the test they are as they were. */
  readonly settings: Pick<Settings, "change">;
}

/** Playwright's test for journeys: it fails on any complaint of the browser, whatever else was seen. */
export const test = base.extend<JourneyFixtures>({
  quiet: [
    async ({ page, site }, use) => {
      const trouble = watchTrouble(page, site.address);
      await use(trouble);
      expect(trouble.list()).toEqual([]);
    },
    { auto: true },
  ],
  settings: async ({ site }, use) => {
    const settings = await openSettings(site.settingsFolder);
    await use(settings);
    await settings.restore();
  },
});

export { expect };
