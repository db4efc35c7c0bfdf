import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { mouse } from "../support/pointer.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

test("RT-01 WCAG 2.2 AA: an address without a page says so in the shell, with links", async ({
  page,
  quiet,
}) => {
  quiet.allow(/^(?:refused|console error): .*404/);
  const answer = await page.goto(`${EN}/stays/nowhere/at/all/here`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "We can't find that page" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectNoViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Find a stay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible();
});

test("RT-06 a hash scrolls to its anchor, another route starts at its top, and Back is where one was", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/name${week}`);
  await page.getByRole("link", { name: /reviews$/ }).click();
  const reviews = page.getByRole("heading", { level: 2, name: "Reviews" });
  await expect(page).toHaveURL(/#reviews$/);
  await expect(reviews).toBeInViewport();
  await mouse(page).toTheEnd();
  await page.getByRole("contentinfo").getByRole("link", { name: "Packages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Package list" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
