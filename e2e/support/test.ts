import { test as base } from "@playwright/test";
import { type MockBackEnd, mockBackEnd } from "./mock-back-end.ts";
import { openSettings } from "./settings.ts";
import { type RunningSite, startSite } from "./site.ts";
import { translatePage } from "./translation.ts";

/** Options of a project in the configuration of Playwright. */
export interface TestOptions {
  /** Whether each page is translated as the browser's own translation does. */
  readonly isTranslated: boolean;
}

interface TestFixtures extends TestOptions {
  /** The mock behind the site. Its faults end with the test. */
  readonly mock: MockBackEnd;
  /** The settings of the site. They are restored after the test. */
  readonly settings: Awaited<ReturnType<typeof openSettings>>;
}

interface WorkerFixtures {
  /** Added to the environment of the site. A file that sets it has a site of its own. */
  readonly siteEnv: NodeJS.ProcessEnv;
  readonly site: RunningSite;
}

/**
 * Playwright's test with a running site: `page.goto("/en/stays")` works. Each of the two workers has its own
 * site.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translatePage, { isEarly: false });
    await use(context);
  },
  siteEnv: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startSite(siteEnv);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  mock: async ({ site }, use) => {
    const mock = mockBackEnd(site.address);
    await use(mock);
    await mock.clearFaults();
  },
  settings: async ({ site }, use) => {
    const settings = await openSettings(site.settingsFolder);
    await use(settings);
    await settings.restore();
  },
});

export { expect } from "@playwright/test";
