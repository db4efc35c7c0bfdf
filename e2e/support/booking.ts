import { expect, type Locator, type Page } from "@playwright/test";
import { lastAmount } from "./amounts.ts";
import { badge } from "./basket.ts";
import type { InputDevice } from "./pointer.ts";
import { weekForTwo } from "./stay-dates.ts";
import { type Language, speaking } from "./words.ts";
import { findCurrency, findPath } from "./world.ts";

/** Number of cards on one page of results. */
export const PAGE = 24;

/** A visitor who books: the page, the input device and the language. */
export interface Visitor {
  readonly page: Page;
  readonly input: InputDevice;
  readonly language: Language;
}

/** The chosen item, with its price as shown. */
export interface Booked {
  readonly name: string;
  readonly price: number;
}

/** The chosen extras, with the number of each and the total price. */
export interface Extras {
  readonly units: Readonly<Record<string, number>>;
  readonly total: number;
}

/** The cabins of a village page that have a button of this name. */
export function cabinsWith(page: Page, button: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: button, exact: true }) });
}

async function readHeading(cabin: Locator): Promise<string> {
  return (await cabin.getByRole("heading").textContent()) ?? "";
}

/** Opens the rates of a cabin that has four, and adds the second to the basket. */
export async function addRate({ page, input, language }: Visitor, cabin: Locator): Promise<Booked> {
  const readText = speaking(language);
  const name = await readHeading(cabin);
  await input.activate(cabin.getByRole("button", { name: readText("property", "Choose rate") }));
  const title = readText("mf-cart", "Rate option: {{product}}", { product: name });
  const rates = cabinsWith(page, readText("mf-cart", "Add to cart")).and(
    page.getByRole("dialog", { name: title }).getByRole("listitem"),
  );
  await expect(rates).toHaveCount(4);
  const price = lastAmount(await rates.nth(1).getByRole("paragraph").last().textContent());
  await input.activate(rates.nth(1).getByRole("button"));
  return { name, price };
}

/** Chooses two of one extra and one of another for the booked item, and continues. */
export async function chooseExtras({ page, input, language }: Visitor, booked: Booked): Promise<Extras> {
  const readText = speaking(language);
  const dialog = page.getByRole("dialog", { name: readText("mf-cart", "Extras"), exact: true });
  await expect(dialog.getByText(readText("mf-cart", "Added to your basket"))).toBeVisible();
  const offered = dialog.getByRole("group", { name: booked.name });
  const many = offered.getByRole("group").first();
  const single = offered.getByRole("checkbox").first();
  const [manyName, singleName] = [await readName(many), await readName(single)];
  const addOne = many.getByRole("button", {
    name: readText("mf-cart", "Add one {{name}}", { name: manyName }),
  });
  await input.activate(addOne);
  await input.activate(addOne);
  await input.activate(single);
  await expect(many.getByRole("status")).toHaveText("2");
  await expect(single).toBeChecked();
  const total = lastAmount(
    await dialog.getByText(readText("mf-cart", "Total {{price}}", { price: "" })).textContent(),
  );
  await input.activate(dialog.getByRole("button", { name: readText("mf-cart", "Continue") }));
  return { units: { [manyName]: 2, [singleName]: 1 }, total };
}

/** The accessible name of a labelled control. */
function readName(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element.getAttribute("aria-label") ?? "";
  });
}

/** The online basket page shows the booked items and extras, and nothing else. */
export async function expectOnlineBasket({ page, language }: Visitor, booked: Booked, extras: Extras) {
  await expect(page).toHaveURL(new RegExp(`/online${findPath(language)}/basket$`));
  const line = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(line).toHaveCount(1);
  await expect(line.getByRole("heading")).toHaveText(booked.name);
  expect(lastAmount(await line.getByRole("paragraph").last().textContent())).toBe(booked.price);
  const chosen = line.getByRole("listitem").filter({ hasText: findCurrency(language) });
  const shown = (await chosen.allTextContents()).map((text) => /^\d+ × [^(]+/.exec(text)?.[0].trim());
  expect(shown.sort()).toEqual(
    Object.entries(extras.units)
      .map(([name, count]) => `${count} × ${name}`)
      .sort(),
  );
  const total = page.getByRole("main").getByRole("paragraph").last();
  expect(lastAmount(await total.textContent())).toBe(booked.price + extras.total);
}

/** Books a cabin of the recommended village with extras, from the search to the online basket. */
export async function bookCabin(visitor: Visitor, week: number): Promise<void> {
  const { page, language } = visitor;
  const readText = speaking(language);
  await page.goto(`${findPath(language)}/stays${weekForTwo(week)}`);
  const cards = page.getByRole("list", { name: readText("mf-search", "Results") }).getByRole("article");
  await expect(cards).toHaveCount(PAGE);
  await expect(cards.first()).toContainText(readText("mf-search", "for {{count}} nights", { count: 7 }));
  await expect(cards.first().getByText(readText("mf-search", "Recommended"))).toBeVisible();
  await visitor.input.toTheEnd();
  await expect(cards).toHaveCount(2 * PAGE);

  const village = cards.first().getByRole("heading").getByRole("link");
  const name = (await village.textContent()) ?? "";
  await visitor.input.activate(village);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/stays\/village\/2001\/[^/?]+\?start=/);

  const booked = await addRate(visitor, cabinsWith(page, readText("property", "Choose rate")).first());
  const extras = await chooseExtras(visitor, booked);

  await expect(page).toHaveURL(/\/stays\/upsell\/days\?.*ba=3001/);
  await visitor.input.activate(badge(page, 1, language));
  const panel = page.getByRole("dialog", { name: readText("mf-cart", "Basket") });
  await expect(panel.getByRole("heading", { name: booked.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await visitor.input.activate(page.getByRole("link", { name: readText("activity", "Skip to basket") }));
  await expectOnlineBasket(visitor, booked, extras);
}
