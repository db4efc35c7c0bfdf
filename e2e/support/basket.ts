import type { Locator, Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";
import { type Language, speaking } from "./words.ts";
import { EN } from "./world.ts";

/** The cabin that the basket tests book: the first with several rates in its village, and always free. */
export const CABIN = 3001;

/** A week in which no journey books. */
const WEEK = 12;

/** Address of the cabin's village page, for two persons in a week that only these tests use. */
export function villageAddress(): string {
  return `${EN}/stays/village/2001/x${weekForTwo(WEEK)}`;
}

/** The basket button of the header, with this number of items in it. */
export function badge(page: Page, count: number, language: Language = "en"): Locator {
  const english = ["Basket", "Basket, {{count}} item"][count] ?? "Basket, {{count}} items";
  const name = speaking(language)("mf-cart", english, { count });
  return page.getByRole("banner").getByRole("button", { name, exact: true });
}

/** The basket panel and the extras modal. */
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Basket", exact: true });
export const extras = (page: Page): Locator => page.getByRole("dialog", { name: "Extras", exact: true });

/** Opens the rates of the cabin, unless they are open. Returns the button of the first. */
export async function chooseRate(page: Page): Promise<Locator> {
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  if (!(await rates.isVisible())) {
    await page.getByRole("button", { name: "Choose rate" }).first().click();
  }
  return rates.getByRole("button", { name: "Add to cart" }).first();
}
