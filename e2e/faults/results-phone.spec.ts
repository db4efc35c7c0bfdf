import { openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Whether a text is the script of the full-screen search. */
const isSearch = (script: string) => script.includes("closeSearch");

test("SW-09 without a network the search of a phone opens, because its code has loaded before", async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && isSearch(await response.text()),
  );
  await openResults(page);
  await loaded;
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Change search/ }).tap();
  await expect(page.getByRole("dialog", { name: "Find a stay" })).toBeVisible();
});
