import type { Locator, Page } from "@playwright/test";

/** An activity with two price groups that takes place seven times a day, every day of the winter. */
export const ACTIVITY = "Cross-country technique";

/** The modal of that activity. */
export function modal(page: Page): Locator {
  return page.getByRole("dialog", { name: ACTIVITY, exact: true });
}

/** The button that opens its booking. */
export function opener(page: Page): Locator {
  return page.getByRole("button", { name: `Book now: ${ACTIVITY}`, exact: true });
}

/** The button that adds the selection to the basket. */
export function addToCart(page: Page): Locator {
  return modal(page).getByRole("button", { name: "Add to cart" });
}
