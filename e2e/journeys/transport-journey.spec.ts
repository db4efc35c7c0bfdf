import { badge, panel } from "../support/basket.ts";
import { orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { watchShifts } from "../support/shifts.ts";
import { currentStop, findDepartures, quantity, stops, transportAddress } from "../support/transport.ts";
import { EN, world } from "../support/world.ts";

const BUS = "Airport bus";
const { airport, mountain } = world.lineEnds;
const [THERE, HOME] = [`${airport.en} to ${mountain.en}`, `${mountain.en} to ${airport.en}`] as const;

test("TR-03 TR-04 there and home again, without typing anything twice", async ({ page, site }) => {
  // Longer than the 500 ms after a click in which browsers ignore layout shifts: nothing may move when the
  // answer arrives.
  await orderFault(site.address, { operation: "addTransportToBasket", kind: "slow", ms: 700, remaining: 2 });
  const shifts = await watchShifts(page);
  await page.goto(transportAddress(21));
  await shifts.start();
  await page.getByRole("button", { name: `Book now: ${BUS}` }).click();
  const dialog = page.getByRole("dialog", { name: BUS });
  await dialog.getByRole("button", { name: "Add Child" }).click();
  await (await findDepartures(dialog)).last().check();
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(panel(page).getByText(BUS)).toBeVisible();
  await expect(panel(page)).toContainText("1 × Persons, 1 × Child");
  await expect(dialog).toBeHidden();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(badge(page, 1)).toBeVisible();
  await expect(stops(page).first()).toHaveAccessibleName(/, arrival, booked$/);

  const offer = page.getByRole("status").filter({ hasText: "Book the other way too?" });
  await expect(offer).toHaveText(
    new RegExp(`^Book the other way too\\? ${HOME}, Sat \\d+ \\w+, with the same passengers\\.$`),
  );
  await page.getByRole("button", { name: "Book the other way" }).click();
  await expect(dialog.getByRole("radio", { name: HOME })).toBeChecked();
  await expect(quantity(dialog, "Persons")).toHaveText("1");
  await expect(quantity(dialog, "Child")).toHaveText("1");
  await (await findDepartures(dialog, 0)).last().check();
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(panel(page).getByRole("heading", { level: 4 })).toHaveText([THERE, HOME]);
  await expect(dialog).toBeHidden();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(currentStop(page)).toHaveAccessibleName(/, departure, booked$/);
  await expect(offer).toBeHidden();
  expect(await shifts.list()).toEqual([]);
  await page.reload();
  await expect(stops(page).first()).toHaveAccessibleName(/, arrival, booked$/);
});

test("TR-03 TR-04 there and home again with the keyboard alone", async ({ page }) => {
  const input = keyboard(page);
  const dialog = page.getByRole("dialog", { name: BUS });
  const book = page.getByRole("button", { name: `Book now: ${BUS}` });
  await page.goto(transportAddress(22));
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
