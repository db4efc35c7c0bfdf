import type { Locator, Page } from "@playwright/test";
import { weekWithoutPersons } from "./stay-dates.ts";
import { EN } from "./world.ts";

/** The page of activities by day, in a week that no journey books in. */
export function dayPageAddress(): string {
  return `${EN}/stays/upsell/days${weekWithoutPersons(12)}`;
}

/** Opens the first activity, chooses its first time and one of the first who can take part; gives the button that adds it. */
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
