import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { daysOfWeek } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 7;
const [, preselected] = daysOfWeek(WEEK);

test("BW-02 each button is the booking system's, comes late, and leads to the activity on the day", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/online/widget")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${EN}/stays/upsell/recommend${weekForTwo(WEEK)}&ba=1001`);
  const articles = page.getByRole("main").getByRole("article");
  const buttons = articles.getByRole("button");
  await expect(buttons.first()).toBeVisible();
  expect(asked.length).toBeLessThan(6);
  for (const article of await articles.all()) await article.scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(6);
  await expect(articles.getByRole("link")).toHaveCount(0);
  expect(new Set(asked).size).toBe(asked.length);
  await expectNoViolations(page);
  await buttons.first().press("Enter");
  await expect(page).toHaveURL(new RegExp(`/online${EN}/activity/\\d+\\?date=${preselected}$`));
});
