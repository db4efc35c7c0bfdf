import { expect, type Locator, type Page } from "@playwright/test";

/** A village that sells every package of the mock. */
export const VILLAGE = 2001;

/** The village's first package: a week with a lift pass. */
export const SKI_WEEK = 810;

/** The packages of a list, without skeletons. */
export function findPackages(page: Page): Locator {
  return page.getByRole("list", { name: "Packages" }).locator(":scope > li");
}

/** The number of packages in a list, once it has some. */
export async function countItems(packages: Locator): Promise<number> {
  await expect(packages.first()).toBeVisible();
  return packages.count();
}
