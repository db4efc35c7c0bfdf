import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { TestOptions } from "./support/test.ts";
import { world } from "./support/world.ts";

/** Options for headless Chromium without a sandbox and without background requests. */
const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = process.env.CHROMIUM_PATH;

const firefoxPath = process.env.FIREFOX_PATH;
/** Debian's Firefox, which Playwright drives by WebDriver BiDi. */
const firefox: PlaywrightTestConfig["use"] = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: { args: [], ...(firefoxPath ? { executablePath: firefoxPath } : {}) },
};
/** The smoke of `npm test`, and what `npm run test:slow` adds. */
const firefoxProjects = firefoxPath
  ? [
      { name: "firefox", testMatch: "sweeps/every-page.spec.ts", use: firefox },
      // Bookings and a search with the mouse and with the keyboard alone, and the pages of one language: what differs
      // between languages is the same in every browser.
      {
        name: "firefox-slow",
        testMatch: [
          "journeys/journey.spec.ts",
          "journeys/search.spec.ts",
          "sweeps/hydration.spec.ts",
          "sweeps/cookies-blocked.spec.ts",
        ],
        grepInvert: /phone, |all pages in (?:en|sv|de)/,
        use: firefox,
      },
    ]
  : [];

/**
 * These run alone. A busy machine exceeds the time limits that they are about: those of slots and modules, and of a
 * balancer's health checks.
 */
const timed = ["releases/**/*.spec.ts", "slow/rolling-deploy.spec.ts"];

export default defineConfig<TestOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // One picture for all platforms: a second set for macOS or Windows would never be compared by CI.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on its second try is a defect of the test or of the site.
  retries: 0,
  // Generous for a busy machine; an idle one needs a fifth of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  projects: [
    // What takes minutes by itself, or a machine of several programs. Begun first, one at a time beside other tests.
    { name: "slow", testMatch: "slow/**/*.spec.ts", testIgnore: timed, workers: 1 },
    // Journeys under the browser's own translation, which replaces each text: those that change texts of a page.
    {
      name: "translated",
      testMatch: "journeys/**/*.spec.ts",
      testIgnore: /(?:early-input|offline|results-map|results-sheet|routing|telemetry)\.spec/,
      // The same journey, in the same languages, is made with the mouse.
      grepInvert: /(?:desktop|phone), .*keyboard/,
      use: { isTranslated: true },
    },
    // Before the journeys: in another world the longest tests begin first.
    {
      name: "sweeps",
      testMatch: ["sweeps/**/*.spec.ts", "faults/**/*.spec.ts"],
      // hydration.spec.ts and accessibility.spec.ts open the same pages with the same checks; Firefox blocks cookies.
      testIgnore: ["sweeps/every-page.spec.ts", "sweeps/cookies-blocked.spec.ts"],
      grepInvert: /@other-world/,
    },
    // What travellers do, in `npm test`. The other projects are in `npm run test:slow`.
    {
      name: "journeys",
      testMatch: "journeys/**/*.spec.ts",
      // The snapshots of the page tell more than screenshots, which would take a sixth of the processor time.
      use: { trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true } },
    },
    ...firefoxProjects,
    { name: "releases", testMatch: timed, workers: 1 },
  ],
  use: {
    locale: "en-GB",
    timezoneId: world.timeZone,
    // Traces take a quarter of the processor time: those of single tests come with `--trace=on`.
    screenshot: "only-on-failure",
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
