import { availableParallelism } from "node:os";
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
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try is a defect, of itself or of the site.
  retries: 0,
  // For a machine that is busy with other things; a quiet one needs a fifth of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    locale: "en-GB",
    timezoneId: world.timeZone,
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
