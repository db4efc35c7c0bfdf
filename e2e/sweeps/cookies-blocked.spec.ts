import { waitUntilHydrated } from "../support/hydrated.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { layouts } from "../support/visit-all-pages.ts";
import { EN } from "../support/world.ts";

test("EC-02 with all cookies blocked every kind of page works, and an add says what is missing", async ({
  playwright,
  channel,
  launchOptions,
  site,
}) => {
  test.slow();
  const browser = await playwright.firefox.launch({
    ...launchOptions,
    ...(channel ? { channel } : {}),
    // It blocks all cookies, and with them every storage of a page. Chromium's headless shell cannot.
    firefoxUserPrefs: { "network.cookie.cookieBehavior": 2 },
  });
  const context = await browser.newContext({ baseURL: site.address });
  for (const address of layouts)
    await test.step(address, async () => {
      // In a tab of its own: a page is not disturbed by what Firefox cancels of the one before.
      const page = await context.newPage();
      const errors: string[] = [];
      // Firefox reports also what no script has thrown.
      page.on("pageerror", (error) => {
        if (/^\w*Error\b/.test(String(error))) errors.push(String(error));
      });
      await page.goto(`${EN}${address}`);
      await waitUntilHydrated(page);
      expect.soft(errors, address).toEqual([]);
      await page.close();
    });
  const page = await context.newPage();
  await page.goto(`${EN}/stays/cabindetail/1001/name${weekForTwo()}`);
  const kept = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API does not show whether cookies are blocked
    document.cookie = "kept=1";
    return document.cookie;
  };
  expect(await page.evaluate(kept), "the browser blocks cookies").toBe("");
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  const modal = page.getByRole("alertdialog", { name: /^Booking needs cookies/ });
  await expect(modal.getByRole("link", { name: "+46 10 555 01 23" })).toBeVisible();
  await browser.close();
});
