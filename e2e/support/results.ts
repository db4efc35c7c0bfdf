import type { Locator, Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";
import { expect } from "./test.ts";
import { EN } from "./world.ts";

/** Requests of a search, and of its further pages. */
export const requests = {
  search: "**/availability/accommodation?*",
  nextPage: "**/availability/accommodation/get?*",
} as const;

/** How many stays there are, as the page says it. */
export const STATUS = /^\d+ stays$/;

export const cards = (page: Page): Locator =>
  page.getByRole("list", { name: "Results" }).getByRole("article");

export const firstName = async (page: Page): Promise<string> =>
  (await cards(page).first().getByRole("heading").textContent()) ?? "";

/** The page answers presses: its sort, which is dead without script, changes the address. */
export async function openResults(page: Page, query = weekForTwo()): Promise<void> {
  await page.goto(`${EN}/stays${query}`);
  // By its role: what the server streams late is in the page twice for a moment, once hidden.
  await expect(page.getByRole("status").filter({ hasText: STATUS })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Tiles" })).toBeChecked();
  await page.waitForLoadState("networkidle");
}

/** Addresses of the lists that are asked for from now on; the page of a stay asks for its own prices. */
export function watchLists(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isList =
      /availability\/accommodation(?:\/get)?\?/.test(request.url()) && !request.url().includes("productId");
    if (isList) asked.push(request.url());
  });
  return asked;
}
