import type { Locator } from "@playwright/test";
import { panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { EN, world } from "../support/world.ts";

const BUS = "Airport bus";
const { airport, mountain } = world.lineEnds;
const [THERE, HOME] = [`${airport.en} to ${mountain.en}`, `${mountain.en} to ${airport.en}`] as const;

/** The number of persons in a group, as its stepper shows it. */
const quantity = (dialog: Locator, group: string): Locator =>
  dialog.getByRole("group", { name: group, exact: true }).getByRole("status");

test("TR-03 TR-04 there and home again with the keyboard alone", async ({ page }) => {
  const input = keyboard(page);
  const dialog = page.getByRole("dialog", { name: BUS });
  const book = page.getByRole("button", { name: `Book now: ${BUS}` });
  await page.goto(`${EN}/stays/upsell/transport${weekWithoutPersons(22)}`);
  await input.activate(book);
  await expect(dialog.getByRole("heading", { name: BUS })).toBeFocused();

  const order = [
    dialog.getByRole("button", { name: "Close" }),
    dialog.getByRole("tab", { name: "Booking" }),
    dialog.getByRole("radio", { name: THERE }),
    dialog.getByRole("button", { name: "Remove Persons" }),
    dialog.getByRole("button", { name: "Add Persons" }),
    dialog.getByRole("button", { name: "Remove Child" }),
    dialog.getByRole("button", { name: "Add Child" }),
    dialog.getByRole("button", { name: "Find availability" }),
    dialog.getByRole("button", { name: "Add to cart" }),
  ];
  const focused = page.locator(":focus");
  for (const next of order) {
    await page.keyboard.press("Tab");
    // The scrolling body of the dialog and a tab's panel are tab stops too.
    while (await focused.evaluate((it) => it.matches("[role=tabpanel], div")))
      await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }

  await input.activate(dialog.getByRole("button", { name: "Add Persons" }));
  await input.activate(dialog.getByRole("button", { name: "Find availability" }));
  const departure = dialog.getByRole("radiogroup", { name: "Departure" }).getByRole("radio");
  await expect(departure).toHaveCount(3);
  await input.activate(departure.first());
  await expect(departure.first()).toBeChecked();
  await input.activate(dialog.getByRole("button", { name: "Add to cart" }));
  await expect(panel(page).getByText("1 × Persons")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(book).toBeFocused();

  await input.activate(page.getByRole("button", { name: "Book the other way" }));
  await expect(dialog.getByRole("radio", { name: HOME })).toBeChecked();
  await expect(quantity(dialog, "Persons")).toHaveText("1");
  await input.activate(dialog.getByRole("button", { name: "Find availability" }));
  await expect(departure).toHaveCount(3);
  await input.activate(departure.first());
  await input.activate(dialog.getByRole("button", { name: "Add to cart" }));
  await expect(panel(page).getByRole("heading", { level: 4 })).toHaveText([THERE, HOME]);
  await expect(dialog).toBeHidden();
  await input.activate(panel(page).getByRole("link", { name: "Go to basket" }));
  await expect(page).toHaveURL(new RegExp(`/online${EN}/basket$`));
  for (const route of [THERE, HOME]) await expect(page.getByText(route)).toBeVisible();
});
