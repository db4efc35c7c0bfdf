import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findProgram, installDebianPackages } from "./debian-packages.mjs";
import { ToolError } from "./step.mjs";

// The headless shell is Chromium without a window. It renders the same pages with little more than half of
// the processor time.
const CHROMIUM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The browser that Playwright has downloaded on this machine, if any. */
function playwrightsOwn() {
  const library = "@playwright/test";
  /** @type {{ executablePath(): string }} */
  let chromium;
  try {
    ({ chromium } = createRequire(import.meta.url)(library));
  } catch {
    // Nothing is installed yet.
    return null;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** The Chromium that the tests use without an installation, if any. */
export const findInstalledChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return playwrightsOwn() ?? findProgram(CHROMIUM_NAMES);
};

/**
 * Finds a Chromium for the tests, and installs the system's where possible.
 *
 * @returns {Promise<string>} path of its program
 * @throws ToolError with one sentence that says what to do
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new ToolError(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  const installed = findInstalledChromium();
  if (installed) return installed;
  await installDebianPackages(["chromium-headless-shell"]);
  const found = findProgram(CHROMIUM_NAMES);
  if (found) return found;
  throw new ToolError(
    "No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.",
  );
}

const FIREFOX_NAMES = ["firefox-esr", "firefox"];

/**
 * Finds a Firefox for the tests, and installs Debian's where possible.
 *
 * @returns {Promise<string | null>} path of its program; null = there is none and none can be installed
 * @throws ToolError when `FIREFOX_PATH` names no file
 */
export async function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named))
    throw new ToolError(`FIREFOX_PATH is ${named}, but there is no such file.`);
  if (named) return named;
  if (!findProgram(FIREFOX_NAMES)) await installDebianPackages(["firefox-esr"]);
  return findProgram(FIREFOX_NAMES);
}
