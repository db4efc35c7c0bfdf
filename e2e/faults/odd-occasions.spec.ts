import type { Locator, Page } from "@playwright/test";
import { toDigits } from "../../sandbox/src/world/large-ids.ts";
import { oddActivities } from "../../sandbox/src/world/odd-activities.ts";
import { special } from "../../sandbox/src/world/special-cases.ts";
import { extras, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { sidebar } from "../support/property.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import { findDepartures, openBooking } from "../support/transport.ts";
import { daysOfWeek } from "../support/upsell.ts";
import { EN, formatPrice, WRONG, world } from "../support/world.ts";

const WEEK = 7;
const [day = ""] = daysOfWeek(WEEK);

/** Opens the booking of an activity on the day page, by its id on the wire. */
async function openActivity(page: Page, id: number): Promise<Locator> {
  const answer = await page.request.get(`${EN}/api/galaxy/stays/availability/activity?date=${day}`);
  const { ActivityGroups } = await answer.json();
  const { Name } = ActivityGroups.find(({ Id }: { Id: string }) => Id === `cbis:${toDigits(id)}`);
  await page.getByRole("button", { name: `Book now: ${Name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: Name, exact: true });
  await expect(dialog.getByRole("tab", { name: "Booking" })).toHaveAttribute("aria-selected", "true");
  return dialog;
}

async function chooseFirstTime(dialog: Locator): Promise<void> {
  const times = dialog.getByRole("button", { name: /^Choose time/ });
  await expect(times.or(dialog.getByRole("heading", { name: /Participants/ })).first()).toBeVisible();
  if ((await times.count()) > 0) await times.first().click();
}

/** Adds the selection, expects it in the basket panel, and closes the panel. */
async function expectAdded(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText(WRONG)).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
}

const addable = {
  "an id of 16 digits": oddActivities.largeId,
  "null wherever it may be": oddActivities.nulls,
  "empty texts and a position of 0/0": oddActivities.emptyTexts,
};

test("UP-05 BW-01 CT-01 odd activities are described and booked", async ({ page }) => {
  await page.goto(`${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`);
  for (const [what, id] of Object.entries(addable))
    await test.step(what, async () => {
      const dialog = await openActivity(page, id);
      await expect(page.getByText(WRONG)).toHaveCount(0);
      await dialog.getByRole("tab", { name: "Description" }).click();
      await expect(dialog.getByText(WRONG)).toHaveCount(0);
      await dialog.getByRole("tab", { name: "Booking" }).click();
      await chooseFirstTime(dialog);
      await dialog.getByRole("button", { name: "Add Adult", exact: true }).first().click();
      await expect(dialog.getByText("1 person", { exact: true })).toBeVisible();
      await expectAdded(page, dialog);
    });
});

test("CT-01 TR-03 TR-04 odd lines: two fares of one departure, an id of 16 digits", async ({ page }) => {
  await page.goto(`${EN}/stays/upsell/transport${weekWithoutPersons(WEEK)}`);
  const fares = await openBooking(page, `Night train from ${world.lineEnds.coast.en}`);
  const departures = await findDepartures(fares);
  await expect(departures).toHaveCount(2);
  await expect(departures.nth(0)).toHaveAccessibleDescription(new RegExp(`${formatPrice(890)}$`));
  await expect(departures.nth(1)).toHaveAccessibleDescription(new RegExp(`${formatPrice(1424)}$`));
  await departures.nth(1).check();
  await expect(departures.nth(0)).not.toBeChecked();
  await expect(fares.getByText(new RegExp(`^Total ${formatPrice(1424)}`))).toBeVisible();
  await fares.getByRole("button", { name: "Add to cart" }).click();
  await expect(
    panel(page)
      .getByText(new RegExp(formatPrice(1424)))
      .first(),
  ).toBeVisible();

  await page.goto(`${EN}/stays/upsell/transport${weekWithoutPersons(WEEK)}`);
  const large = await openBooking(page, `Ski bus from ${world.lineEnds.capital.en}`);
  await (await findDepartures(large)).first().check();
  await expect(large.getByText("1 person", { exact: true })).toBeVisible();
  await expect(large.getByText(WRONG)).toHaveCount(0);
  await expectAdded(page, large);
});

test("AD-01 extras of one name, one of them free, are chosen apart; both come into the basket", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/cabindetail/${special.dear}/name${weekForTwo(5)}`);
  await sidebar(page)
    .getByRole("button", { name: /Add to cart|Choose rate/ })
    .first()
    .click();
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  await expect(rates.or(extras(page)).first()).toBeVisible();
  if (await rates.isVisible()) await rates.getByRole("button", { name: "Add to cart" }).first().click();
  const dialog = extras(page);
  const box = dialog.getByRole("checkbox", { name: "Map of the trails" });
  const cloth = dialog.getByRole("group", { name: "Map of the trails", exact: true });
  await box.check();
  await expect(cloth.getByRole("status")).toHaveText("0");
  await cloth.getByRole("button", { name: "Add one Map of the trails" }).click();
  await expect(box).toBeChecked();
  await expect(dialog.getByText("2 extras")).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^Total ${formatPrice(80)}`))).toBeVisible();
  await expect(dialog.getByText(WRONG)).toHaveCount(0);
});
