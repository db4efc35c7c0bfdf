import type { Locator, Page } from "@playwright/test";
import { weekWithoutPersons } from "./stay-dates.ts";
import { EN } from "./world.ts";

/** Address of the page of activities by day, in a week in which no journey books. */
export function dayPageAddress(): string {
  return `${EN}/stays/upsell/days${weekWithoutPersons(12)}`;
}

/**
 * Opens the first activity, and chooses its first time and one participant of the first price group. Returns
 * the button that adds it.
 */
export async function chooseActivity(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: /^Book now: / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Choose time / })
    .first()
    .click();
  await dialog
    .getByRole("button", { name: /^Add (?!to cart)/ })
    .first()
    .click();
  return dialog.getByRole("button", { name: "Add to cart" });
}
