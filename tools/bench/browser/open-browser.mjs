import { createRequire } from "node:module";
import path from "node:path";
import { findChromium } from "../../steps/browsers.mjs";
import { root } from "../../steps/root.mjs";

/**
 * Starts the browser for the measurements. It lays text out as on Android: with Roboto until the web fonts arrive, and
 * without font hinting, which would round the width of each letter to whole pixels.
 *
 * @returns {Promise<import("@playwright/test").Browser>}
 */
export async function openBrowser() {
  const library = "@playwright/test";
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--font-render-hinting=none",
      // The crawler of controls reads their names.
      "--enable-blink-features=ComputedAccessibilityInfo",
    ],
    env: { ...process.env, FONTCONFIG_FILE: path.join(root, "e2e/support/android-fonts.conf") },
  });
}
