import type { Browser, Page } from "@playwright/test";
import { expectListedStorage } from "../support/privacy-page.ts";
import { cards, openResults } from "../support/results.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";

/** Opens a link on the phone of another person. */
async function openOnPhone(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const phone = await browser.newContext({ baseURL, viewport: windows.phone, hasTouch: true });
  const page = await phone.newPage();
  await page.goto(link);
  return page;
}

test("stays are chosen on their cards, compared by link, and removed by keyboard", async ({
  page,
  browser,
  site,
}) => {
  await openResults(page);
  const names = await cards(page).getByRole("heading").getByRole("link").allTextContents();
  const [first = "", second = ""] = names;
  await page.getByRole("button", { name: `Compare ${first}`, exact: true }).click();
  await page.getByRole("button", { name: `Compare ${second}`, exact: true }).click();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  const comparison = page.getByRole("region", { name: "Compare stays" });
  await expect(comparison.getByRole("columnheader", { name: first })).toBeVisible();
  await expect(comparison.getByRole("row", { name: /^Difference/ })).toContainText("Lowest price");
  await expectListedStorage(page);
  const link = await comparison.getByRole("textbox", { name: "Link to this comparison" }).inputValue();

  const theirs = await openOnPhone(browser, site.address, link);
  const shared = theirs.getByRole("region", { name: "Compare stays" });
  const table = shared.getByRole("table");
  await expect(table.getByRole("row", { name: /^Price/ })).toContainText("nights");
  // The table is wider than a phone; the page is not, and the names stay over the columns.
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shared.getByRole("checkbox", { name: "Show differences only" }).tap();
  await expect(table.getByRole("columnheader", { name: second })).toBeInViewport();
  await shared.getByRole("button", { name: `Remove ${first} from the comparison` }).press("Enter");
  await expect(shared.getByText("Choose two to four stays")).toBeVisible();
  await expect(shared.getByRole("heading", { name: "Compare stays" })).toBeFocused();
  await theirs.context().close();
});
