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

test("SW-09 FE-03 the search of a phone does not open by itself when its code comes with the network", async ({
  page,
  context,
}) => {
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if (isSearch(await response.text())) await route.abort();
    else await route.fulfill({ response });
  });
  await openResults(page);
  await context.setOffline(true);
  const change = page.getByRole("button", { name: /^Change search/ });
  await change.tap();
  const note = page.getByRole("search").getByRole("alert");
  await expect(note).toContainText("Something went wrong");
  await page.unrouteAll({ behavior: "wait" });
  await context.setOffline(false);
  await expect(note).toBeHidden();
  const dialog = page.getByRole("dialog", { name: "Find a stay" });
  await expect(dialog).toBeHidden();
  await change.tap();
  await expect(dialog).toBeVisible();
});
