import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

test("RT-01 the home page is in the visitor's language, and its policy blocks nothing", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(`${EN}/stays$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(refused).toEqual([]);
});
