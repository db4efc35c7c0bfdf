import { weekForTwo } from "./support/stay-dates.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("ruling 59 without scripts: results are cards with links that lead to their pages", async ({ page }) => {
  await page.goto(`/en/stays${weekForTwo()}`);
  const cards = page.getByRole("list", { name: "Results" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(5);
  const href = await cards.first().getByRole("link").first().getAttribute("href");
  await page.goto(href ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ruling 59 without scripts: a village reads with its text, its prices and its data for machines", async ({
  page,
}) => {
  await page.goto(`/en/stays/village/2001/name${weekForTwo()}`);
  const main = page.locator("body");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main).toContainText(/SEK\s\d/);
  await expect(main).toContainText(/[\s\S]{400}/);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
});

test("ruling 59 without scripts: the search is a form that is sent by GET", async ({ page }) => {
  await page.goto("/en/stays");
  const form = page.getByRole("search").first();
  await expect(form).toHaveAttribute("method", /get/i);
  await form.locator('button[type="submit"], button:not([type])').first().click();
  await expect(page).toHaveURL(/\/en\/stays/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
