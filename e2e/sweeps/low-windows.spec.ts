import { eachPage } from "../support/each-page.ts";
import { coveredStops, LOW } from "../support/low-window.ts";
import { expect, test } from "../support/test.ts";

test("WCAG 2.4.11 at 400 % nothing covers what has the focus: all pages", async ({ browser, site }) => {
  test.setTimeout(240_000);
  const covered = await eachPage(browser, site, { viewport: LOW }, coveredStops);
  for (const [name, stops] of Object.entries(covered)) expect.soft(stops, name).toEqual([]);
});
