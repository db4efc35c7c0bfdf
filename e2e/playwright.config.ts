import { defineConfig } from "@playwright/test";
import { world } from "./support/world.ts";

/** What headless Chromium needs where there is no sandbox for it, and no calls of its own. */
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

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The machine may be busy with others: what fails gets one more chance, and is listed as flaky.
  retries: 1,
  // For a machine that is busy with other things; a quiet one needs a fifth of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    locale: "en-GB",
    timezoneId: world.timeZone,
    // Of the second chance only, and without pictures of every step: to record takes more of the processor than the site.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
