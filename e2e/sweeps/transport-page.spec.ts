import { expect, test } from "../support/journey.ts";
import { stops, transportAddress } from "../support/transport.ts";

test("TR-01 the bar of days goes on scrolling down and comes back on scrolling up", async ({ page }) => {
  await page.goto(transportAddress());
  await expect(page.getByRole("article")).toHaveCount(8);
  const days = page.getByRole("list", { name: "Days" });
  // Once the page is hydrated, its bar follows the scroll position. It stays while something in it has the
  // focus.
  await stops(page).nth(1).click();
  await expect(stops(page).nth(1)).toHaveAttribute("aria-current", "date");
  await page.getByRole("heading", { level: 1 }).click();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1200);
  await expect(days).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(days).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(days).not.toBeInViewport();
  await stops(page).nth(1).focus();
  await expect(days).toBeInViewport();
});
