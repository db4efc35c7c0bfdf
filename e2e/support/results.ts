import type { Locator, Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";
import { expect } from "./test.ts";
import { EN } from "./world.ts";

/** The status text with the number of stays. */
export const STATUS = /^\d+ stays$/;

export const cards = (page: Page): Locator =>
  page.getByRole("list", { name: "Results" }).getByRole("article");

export const firstName = async (page: Page): Promise<string> =>
  (await cards(page).first().getByRole("heading").textContent()) ?? "";

/** Opens the results and waits until they are hydrated. */
export async function openResults(page: Page, query = weekForTwo()): Promise<void> {
  await page.goto(`${EN}/stays${query}`);
  // Find by role: for a moment the page contains streamed content twice, once hidden.
  await expect(page.getByRole("status").filter({ hasText: STATUS })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Tiles" })).toBeChecked();
  await page.waitForLoadState("networkidle");
}

/**
 * Addresses of the lists requested after this call. A stay's page requests its own prices, which do not
 * count.
 */
export function watchLists(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isList =
      /availability\/accommodation(?:\/get)?\?/.test(request.url()) && !request.url().includes("productId");
    if (isList) asked.push(request.url());
  });
  return asked;
}
