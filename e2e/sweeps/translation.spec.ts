import type { Page } from "@playwright/test";
import { PAGE } from "../support/booking.ts";
import { watchComplaints } from "../support/hydrated.ts";
import { cards, firstName, openResults } from "../support/results.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { translatePage } from "../support/translation.ts";
import { EN } from "../support/world.ts";

const UNAVAILABLE = /This part of the page is unavailable/;

/** The visible texts of a page, sorted: the pins of a map are in the order in which they came into view. */
const makeTexts = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only what the layout shows
  page.evaluate(() => document.body.innerText.split("\n").sort().join("\n"));

/** Does the same on a page and on its translation, and expects the same texts, numbers among them, on both. */
async function actOnBoth(pages: readonly [Page, Page], act: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all(pages.map(act));
  await expect(async () => {
    const [plain, translated] = await Promise.all(pages.map(makeTexts));
    expect(translated).toBe(plain);
  }).toPass({ timeout: 15_000 });
  for (const page of pages) await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
}

test.describe("a translated page", () => {
  let pages: readonly [Page, Page];

  test.beforeEach(async ({ page, browser, site }) => {
    const visitor = await browser.newContext({ baseURL: site.address });
    await visitor.addInitScript(translatePage, { isEarly: false });
    pages = [page, await visitor.newPage()];
  });

  test.afterEach(() => pages[1].context().close());

  test("SR-02 SR-09 CO-01 shows the numbers of a changed search, sort and comparison", async () => {
    await actOnBoth(pages, async (page) => {
      await openResults(page);
      await expect(cards(page)).toHaveCount(PAGE);
    });
    await actOnBoth(pages, async (page) => {
      const first = await firstName(page);
      await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
      await expect.poll(() => firstName(page)).not.toBe(first);
      await expect(cards(page)).toHaveCount(PAGE);
    });
    for (const index of [0, 1, 0])
      await actOnBoth(pages, (page) =>
        cards(page)
          .nth(index)
          .getByRole("button", { name: /^Compare / })
          .click(),
      );
    await actOnBoth(pages, async (page) => {
      const search = page.getByRole("search");
      await search.getByRole("button", { name: "Guests" }).click();
      await page.getByRole("button", { name: "Add adult" }).click();
      await page.getByRole("button", { name: "Done" }).click();
      await search.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/gc-1-adults=3/);
      await expect(cards(page)).toHaveCount(PAGE);
    });
    await actOnBoth(pages, async (page) => {
      await page.getByRole("search").getByRole("button", { name: "Arrival" }).click();
      await page.getByRole("tab", { name: "Flexible dates" }).click();
      await expect(page.getByRole("toolbar")).toBeVisible();
    });
    for (const index of [2, 3])
      await actOnBoth(pages, async (page) => {
        await page.getByRole("combobox", { name: "When" }).selectOption({ index });
        await expect(page.getByRole("toolbar")).toBeVisible();
      });
  });

  test("HO-02 UP-03 shows the numbers of chosen rooms and of another day", async () => {
    await actOnBoth(pages, async (page) => {
      await page.goto(`${EN}/stays/hotel/4001/x${weekForTwo()}`);
      await expect(page.getByRole("button", { name: "Add one Double room" }).first()).toBeVisible();
    });
    const steps = [
      "Add one Double room",
      "Add one Double room",
      "One fewer Double room",
      "Remove Double room",
    ];
    for (const name of steps)
      await actOnBoth(pages, (page) => page.getByRole("button", { name }).first().click());
    await actOnBoth(pages, async (page) => {
      await page.goto(`${EN}/stays/upsell/categories${weekWithoutPersons()}`);
      await expect(page.getByText(/^\d+ activities on /)).toBeVisible();
    });
    for (const nth of [1, 2])
      await actOnBoth(pages, async (page) => {
        const before = await page.getByText(/^\d+ activit\w+ on /).textContent();
        await page.getByRole("gridcell").getByRole("button", { disabled: false }).nth(nth).click();
        await expect(page.getByText(/^\d+ activit\w+ on /)).not.toHaveText(before ?? "");
      });
  });
});

test("FE-04 a page that is translated before it hydrates works, and counts against no release", async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  await page.addInitScript(translatePage, { isEarly: true });
  await page.goto(`${EN}/stays${weekForTwo()}`);
  await expect(cards(page)).toHaveCount(PAGE);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort/i);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Save / }).first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
  const reported = complaints.take().filter((complaint) => complaint.startsWith("Reported to the server"));
  expect(reported.filter((report) => report.includes('"operation":"hydrate"'))).not.toEqual([]);
  expect(reported.filter((report) => report.includes('"isFault":true'))).toEqual([]);
});
