import { expect, type Locator, type Page } from "@playwright/test";
import { clearFaults, orderFault } from "./faults.ts";
import { weekWithoutPersons } from "./stay-dates.ts";
import { EN } from "./world.ts";

/**
 * Address of the transport page, in a week in which nothing else is booked. Each number is a different week.
 */
export const transportAddress = (week = 20): string =>
  `${EN}/stays/upsell/transport${weekWithoutPersons(week)}`;

/** The stops of the timeline. */
export const stops = (page: Page): Locator => page.getByRole("list", { name: "Days" }).getByRole("button");

/** A transport product in Galaxy's format, as far as tests change it. */
export interface WireTransport {
  Name: string;
  Content: { Introduction: string };
}

/** Changes the mock's answers to a call of the page, from now on. Error codes pass unchanged. */
export async function rewrite<Answer>(
  page: Page,
  call: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await page.route(new RegExp(`/availability/transport${call}\\?`), async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: "code" in answer ? answer : change(answer) });
  });
}

/**
 * Shows the page with days that the mock does not have. The server's own call fails with an error code, so
 * that the page requests again and gets a changed answer.
 *
 * @param change receives the products of each day of the stay, in order
 */
export async function showDays(
  page: Page,
  origin: string,
  change: (days: readonly WireTransport[][]) => readonly WireTransport[][],
): Promise<void> {
  await orderFault(origin, { operation: "transportByDay", kind: "code", code: 500 });
  await rewrite<{ ProductsByDay: Record<string, WireTransport[]> }>(page, "/by-day", ({ ProductsByDay }) => {
    const changed = change(Object.values(ProductsByDay));
    return {
      ProductsByDay: Object.fromEntries(Object.keys(ProductsByDay).map((day, i) => [day, changed[i] ?? []])),
    };
  });
  await page.goto(transportAddress());
  const tryAgain = page.getByRole("button", { name: "Try again" });
  await expect(tryAgain).toBeVisible();
  await clearFaults(origin);
  await tryAgain.click();
}

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
