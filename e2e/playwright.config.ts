import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
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

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  // A browser and its site each keep a core busy: more workers would only wait for each other.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on its second try is a defect of the test or of the site.
  retries: 0,
  // Generous for a busy machine; an idle one needs a fifth of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    locale: "en-GB",
    timezoneId: world.timeZone,
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
