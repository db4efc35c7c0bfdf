import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { layouts } from "../support/visit-all-pages.ts";
import { EN } from "../support/world.ts";

/**
 * Leaves a page, goes back, and returns the reasons of the page itself for which Chromium did not keep it. The
 * headless browser of the tests keeps no page, but it still names everything that would prevent it. Such
 * reasons of the browser are circumstantial.
 */
async function reasonsAfterBack(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("page-interactive").length > 0);
  await page.goto("/healthz");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.enable");
  const reasons = new Promise<readonly string[]>((resolve) => {
    cdp.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== "Circumstantial")
          .map(({ reason, details }) => [reason, ...(details ?? []).map(String)].join(" ")),
      ),
    );
    cdp.on("Page.frameNavigated", ({ type }) => type === "BackForwardCacheRestore" && resolve([]));
  });
  await page.goBack({ waitUntil: "commit" });
  return reasons;
}

test.setTimeout(240_000);

test("NF no page does anything that keeps it out of the back/forward cache", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  for (const address of layouts)
    await test.step(address, async () => {
      expect.soft(await reasonsAfterBack(page, EN + address), address).toEqual([]);
    });
  // Otherwise a browser that names no reasons would pass.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  expect(await reasonsAfterBack(page, `${EN}/stays`)).toEqual(["UnloadHandlerExistsInMainFrame"]);
  await browser.close();
});
