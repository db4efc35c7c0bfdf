import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { clearFaults } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { daysOfWeek } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 7;
/** Address of the recommend page after a booking of this accommodation. */
const after = (accommodation: number, more = "") =>
  `${EN}/stays/upsell/recommend${weekForTwo(WEEK)}&ba=${accommodation}${more}`;
const SEVERAL = 1001;
const [, preselected] = daysOfWeek(WEEK);

const articles = (page: Page) => page.getByRole("main").getByRole("article");

/** Addresses of the booking system's script that the page requests, as a list that grows. */
function watchWidgets(page: Page): URL[] {
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/online/widget")) asked.push(url);
  });
  return asked;
}

test.afterEach(({ site }) => clearFaults(site.address));

test("BW-02 each button is the booking system's, fetched once, late, and leads to the activity on the day", async ({
  page,
}) => {
  const asked = watchWidgets(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(after(SEVERAL));
  const widgetButtons = articles(page).getByRole("button");
  await expect(widgetButtons.first()).toBeVisible();
  const early = asked.length;
  expect(early).toBeLessThan(6);
  for (const article of await articles(page).all()) await article.scrollIntoViewIfNeeded();
  await expect(widgetButtons).toHaveCount(6);
  await articles(page).first().scrollIntoViewIfNeeded();
  await expect(articles(page).getByRole("link")).toHaveCount(0);
  expect(new Set(asked.map(({ href }) => href)).size).toBe(6);
  expect(asked).toHaveLength(6);
  for (const { searchParams } of asked) {
    expect(searchParams.get("token")).toBe("tok_hallefjall");
    expect(searchParams.get("display")).toBe("button");
    expect(searchParams.get("startDateISO")).toBe(preselected);
  }
  const product = asked[0]?.searchParams.get("cbisProductId");
  expect(product).toMatch(/^\d+$/);
  await expectNoViolations(page);
  await widgetButtons.first().press("Enter");
  await expect(page).toHaveURL(new RegExp(`/online/(en/)?activity/\\d+\\?date=${preselected}$`));
});
