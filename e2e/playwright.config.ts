import { defineConfig } from "@playwright/test";

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
  timeout: 30_000,
  reporter: [["list"], ["json"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Stockholm",
    trace: "retain-on-failure",
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
