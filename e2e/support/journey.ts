import { type Trouble, watchTrouble } from "./quiet-page.ts";
import { openSettings, type Settings } from "./settings.ts";
import { test as base, expect } from "./test.ts";

interface JourneyFixtures {
  /** Complaints of the browser. A test fails on all that it does not allow. */
  readonly quiet: Pick<Trouble, "allow">;
  /** The settings of the site. They are restored after the test. */
  readonly settings: Pick<Settings, "change">;
}

/** Playwright's test for journeys. It fails on any complaint of the browser, whatever the test checks. */
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
