import { expect, type Locator, type Page } from "@playwright/test";
import { weekWithoutPersons } from "./stay-dates.ts";
import { EN } from "./world.ts";

/**
 * Address of the transport page, in a week in which nothing else is booked. Each number is a different week.
 */
export const transportAddress = (week = 20): string =>
  `${EN}/stays/upsell/transport${weekWithoutPersons(week)}`;

/** Opens the booking of a product. Returns its dialog. */
export async function openBooking(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Book now: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("radiogroup", { name: "Route" })).toBeVisible();
  return dialog;
}

/** Searches departures for some persons of the general group. Returns the departures found. */
export async function findDepartures(dialog: Locator, persons = 1): Promise<Locator> {
  for (let person = 0; person < persons; person += 1)
    await dialog.getByRole("button", { name: "Add Persons" }).click();
  await dialog.getByRole("button", { name: "Find availability" }).click();
  const found = dialog.getByRole("radiogroup", { name: "Departure" }).getByRole("radio");
  await expect(found.first()).toBeVisible();
  return found;
}

/** Opens a product and chooses its first departure for one person. */
export async function chooseDeparture(page: Page, name: string): Promise<Locator> {
  const dialog = await openBooking(page, name);
  await (await findDepartures(dialog)).first().check();
  return dialog;
}

/** The number of persons in a group, as its stepper shows it. */
export const quantity = (dialog: Locator, group: string): Locator =>
  dialog.getByRole("group", { name: group, exact: true }).getByRole("status");
