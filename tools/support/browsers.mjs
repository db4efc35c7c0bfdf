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

/** The Firefox that the tests use without an installation, if any. */
export const findInstalledFirefox = () => {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : null;
  return findProgram(["firefox-esr", "firefox"]);
};

/**
 * Finds a browser for the tests, and installs the system's where possible.
 *
 * @param {string} name
 * @param {{ variable: string, debianPackage: string, find: () => string | null }} browser
 * @returns {Promise<string>} path of its program
 * @throws ToolError with one sentence that says what to do
 */
async function findBrowser(name, { variable, debianPackage, find }) {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new ToolError(`${variable} is ${named}, but there is no such file.`);
  if (!find()) await installDebianPackages([debianPackage]);
  const found = find();
  if (found) return found;
  throw new ToolError(`No ${name} found: install it, or set ${variable} to its program.`);
}

/** Path of the Chromium for the tests. @throws ToolError with one sentence that says what to do */
export const findChromium = () =>
  findBrowser("Chromium", {
    variable: "CHROMIUM_PATH",
    debianPackage: "chromium-headless-shell",
    find: findInstalledChromium,
  });

/** Path of the Firefox for the tests. @throws ToolError with one sentence that says what to do */
export const findFirefox = () =>
  findBrowser("Firefox", {
    variable: "FIREFOX_PATH",
    debianPackage: "firefox-esr",
    find: findInstalledFirefox,
  });
