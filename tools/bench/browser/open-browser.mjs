import { createRequire } from "node:module";
import path from "node:path";
import { findChromium } from "../../steps/chromium.mjs";
import { root } from "../../steps/root.mjs";

/** Starts the browser for the measurements. @returns {Promise<import("@playwright/test").Browser>} */
export async function openBrowser() {
  const library = "@playwright/test";
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);
  return chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
