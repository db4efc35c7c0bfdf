import { expect, type Locator, type Page } from "@playwright/test";

/** A village that sells every package of the stand-in. */
export const VILLAGE = 2001;

/** A lodge that is let as a whole, and sells packages too. */
export const LODGE = 1004;

/** Its first package: a week with a lift pass. */
export const SKI_WEEK = 810;

/** The packages of a list; those that are only awaited are not among them. */
export function packagesOf(page: Page): Locator {
  return page.getByRole("list", { name: "Packages" }).locator(":scope > li");
}

/** How many packages a list has, once it has some. */
export async function countOf(packages: Locator): Promise<number> {
  await expect(packages.first()).toBeVisible();
  return packages.count();
}

/** The names of packages, in their order. */
export async function namesOf(packages: Locator): Promise<readonly string[]> {
  await expect(packages.first()).toBeVisible();
  return (await packages.getByRole("heading").allTextContents()).map((name) => name.trim());
}
