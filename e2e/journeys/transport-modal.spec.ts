import { panel } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import {
  chooseDeparture,
  findDepartures,
  openBooking,
  quantity,
  rewrite,
  stops,
  transportAddress,
} from "../support/transport.ts";
import { priceOf, world } from "../support/world.ts";

const { airport, capital, mountain, station } = world.lineEnds;
const NOT_ADDED = "We couldn't add this. Please try again.";
const ADD = "addTransportToBasket";

test.beforeEach(({ page }) => page.goto(transportAddress()));
test.afterEach(({ site }) => clearFaults(site.address));

test("TR-03 routes, person groups with their ages, departures, total and persons", async ({ page }) => {
  const dialog = await openBooking(page, "Mountain train");
  await expect(dialog.getByText(/^Saturday \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(dialog.getByRole("tab")).toHaveText(["Description", "Booking"]);
  const routes = dialog.getByRole("radiogroup", { name: "Route" }).getByRole("radio");
  await expect(routes.nth(0)).toHaveAccessibleName(`${capital.en} to ${station.en}`);
  await expect(routes.nth(0)).toBeChecked();
  await expect(routes.nth(1)).toHaveAccessibleName(`${station.en} to ${capital.en}`);
  await expect(dialog.getByRole("group", { name: "Persons" })).toHaveAccessibleDescription("");
  await expect(dialog.getByRole("group", { name: "Child" })).toHaveAccessibleDescription("3–15 years");

  const find = dialog.getByRole("button", { name: "Find availability" });
  await expect(find).toHaveAttribute("aria-disabled", "true");
  await expect(find).toHaveAccessibleDescription("Choose at least one passenger first");
  await find.click({ force: true });
  await expect(dialog.getByRole("radiogroup", { name: "Departure" })).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Remove Persons" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  await dialog.getByRole("button", { name: "Add Child" }).click();
  const departures = await findDepartures(dialog);
  await expect(departures).toHaveCount(2);
  await expect(dialog.getByRole("status").filter({ hasText: "2 departures" })).toBeAttached();
  await expect(departures.first()).toHaveAccessibleName(/^Sat \d+ \w+ 08:24, arrives 12:44$/);
  await expect(departures.first()).toHaveAccessibleDescription(
    new RegExp(`^4 h 20 min Sat \\d+ \\w+ ${priceOf(1080)}$`),
  );
  await expect(dialog.getByText("0 persons")).toBeVisible();
  await departures.first().check();
  await expect(dialog.getByText("2 persons")).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^Total ${priceOf(1080)}`))).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add to cart" })).toBeEnabled();
});

test("TR-03 another route, or other persons, clears the departures and says why", async ({ page }) => {
  const dialog = await chooseDeparture(page, "Airport bus");
  const departures = dialog.getByRole("radiogroup", { name: "Departure" });
  const why = (text: string) => dialog.getByRole("status").filter({ hasText: text });
  await dialog.getByRole("radio", { name: `${mountain.en} to ${airport.en}` }).check();
  await expect(departures).toBeHidden();
  await expect(why("The departures are gone because you chose another route.")).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^Total ${priceOf(0)}`))).toBeVisible();
  await dialog.getByRole("button", { name: "Find availability" }).click();
  await expect(departures.getByRole("radio")).toHaveCount(3);
  await expect(why("The departures are gone")).toBeHidden();
  await dialog.getByRole("button", { name: "Add Child" }).click();
  await expect(departures).toBeHidden();
  await expect(why("The departures are gone because the passengers changed.")).toBeVisible();
});

test("TR-03 a departure with fewer seats than persons is sold out and cannot be chosen", async ({ page }) => {
  const dialog = await openBooking(page, "Small taxi bus to remote cabins");
  const departures = await findDepartures(dialog, 5);
  for (const departure of await departures.all()) {
    await expect(departure).toBeDisabled();
    await expect(departure).toHaveAccessibleName(/^Sat \d+ \w+ \d\d:\d\d, arrives \d\d:\d\d, sold out$/);
  }
  await expect(dialog.getByText("Sold out")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Add to cart" })).toHaveAttribute("aria-disabled", "true");
});

test("TR-03 failed routes or departures, and a day without any: each says so and offers a next step", async ({
  page,
  site,
}) => {
  await orderFault(site.address, {
    operation: "transportInformation",
    kind: "code",
    code: 500,
    remaining: 1,
  });
  await page.getByRole("button", { name: "Book now: Airport bus" }).click();
  const dialog = page.getByRole("dialog", { name: "Airport bus" });
  const failure = dialog.getByRole("alert");
  await expect(failure).toContainText("Something went wrong, please try different dates or later");
  await failure.getByRole("button", { name: "Try again" }).click();
  await orderFault(site.address, { operation: "searchTransport", kind: "code", code: 500, remaining: 1 });
  await dialog.getByRole("button", { name: "Add Persons" }).click();
  await dialog.getByRole("button", { name: "Find availability" }).click();
  await expect(failure).toContainText("Something went wrong, please try different dates or later");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("radiogroup", { name: "Departure" })).toBeVisible();
  await rewrite<object>(page, "", (answer) => ({ ...answer, Results: [] }));
  await dialog.getByRole("button", { name: "Find availability" }).click();
  await expect(dialog.getByText("No departures for this route on this day.")).toBeVisible();
});

test("TR-04 closing clears what was chosen: by its button, and by Escape", async ({ page }) => {
  for (const close of ["Close", "Escape"]) {
    const dialog = await chooseDeparture(page, "Airport bus");
    await expect(dialog.getByText("1 person")).toBeVisible();
    if (close === "Close") await dialog.getByRole("button", { name: "Close" }).click();
    else await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Book now: Airport bus" })).toBeFocused();
    await openBooking(page, "Airport bus");
    await expect(quantity(dialog, "Persons")).toHaveText("0");
    await expect(dialog.getByText("0 persons")).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^Total ${priceOf(0)}`))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("TR-04 a failed add says so beside the button, which adds at the next click (ruling 41)", async ({
  page,
  site,
}) => {
  await page.clock.install();
  const dialog = await chooseDeparture(page, "Airport bus");
  const add = dialog.getByRole("button", { name: "Add to cart" });
  await orderFault(site.address, { operation: ADD, kind: "code", code: 500, remaining: 1 });
  await add.click();
  await expect(dialog.getByRole("status").filter({ hasText: NOT_ADDED })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.clock.runFor(5000);
  await expect(dialog).toBeVisible();
  await add.click();
  await expect(panel(page).getByText("Airport bus")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(stops(page).first()).toHaveAccessibleName(/, arrival, booked$/);
});

test("TR-04 the modal closes two seconds after an add starts; a later failure is shown on the page", async ({
  page,
}) => {
  let refuse: () => void = () => {};
  const isClosed = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/add-activity-transport-to-basket/, async (route) => {
    await isClosed;
    await route.fulfill({ json: { code: 500, errorMessage: "Not enough availability" } });
  });
  await page.clock.install();
  const dialog = await chooseDeparture(page, "Airport bus");
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(dialog.getByRole("button", { name: "Adding" })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(dialog).toBeHidden();
  refuse();
  await expect(page.getByRole("status").filter({ hasText: NOT_ADDED })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(quantity(dialog, "Persons")).toHaveText("1");
});
