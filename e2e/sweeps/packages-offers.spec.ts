import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { namesOf, packagesOf, VILLAGE } from "../support/packages.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const week = weekForTwo();

const offersOf = (page: Page) => page.getByRole("region", { name: "Offers", exact: true });

/** Scrolls to the offers, which are requested when they are near the viewport. */
async function toOffers(page: Page) {
  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
}

test("CD-05 PK-03 the offers on a property page come from mf-packages, and lead to their list", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${EN}/stays/village/${VILLAGE}/name${week}`);
  await toOffers(page);
  const offers = offersOf(page);
  const packages = packagesOf(page);
  await expect(packages.first()).toBeVisible();
  expect(await packages.count()).toBeLessThanOrEqual(4);
  await expect(packages.first().getByText(/^Included: \S/)).toBeVisible();
  await expect(packages.first().getByText("7 nights, 2 guests")).toBeVisible();
  expect(scripts.some((url) => /\/releases\/mf-packages\/.*slot_packages\.offers/.test(url))).toBe(true);
  const [first = ""] = await namesOf(packages);
  await offers.getByRole("link", { name: /^All packages at / }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^All packages at / })).toBeVisible();
  await expect(page).toHaveURL(/\/stays\/package\/list\/\d+\?start=/);
  await expect.poll(() => namesOf(packages)).toContain(first);
});
