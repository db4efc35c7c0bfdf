import { expectNoViolations } from "../support/axe.ts";
import { panel } from "../support/basket.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { watchShifts } from "../support/shifts.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { bookNow, changeDay, daysOfWeek, stop, stopName } from "../support/upsell.ts";
import { ACTIVITY, addToCart, modal, opener } from "../support/upsell-modal.ts";
import { EN } from "../support/world.ts";

const WEEK = 5;
const PAGE = `${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`;
const [first = "", second = ""] = daysOfWeek(WEEK);
const ADD = "addActivityToBasket";

test.afterEach(({ site }) => clearFaults(site.address));

test("UP-06 after an add the day is marked booked here, after a reload, and on return", async ({ page }) => {
  await page.goto(PAGE);
  await stop(page, second).click();
  await expect(stop(page, second)).toHaveAccessibleName(stopName(second));
  await opener(page).click();
  await modal(page).getByRole("button", { name: "Choose time 14:00" }).click();
  await modal(page).getByRole("button", { name: "Add Adult" }).click();
  await addToCart(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  const isMarked = async () => {
    await expect(stop(page, second)).toHaveAccessibleName(`${stopName(second)}, booked`);
    await expect(stop(page, first)).toHaveAccessibleName(`${stopName(first)}, arrival`);
  };
  await isMarked();
  await expectNoViolations(page, "main");
  await page.reload();
  await isMarked();
  await page.goto(`${EN}/stays`);
  await page.goBack();
  await isMarked();
});

test("BW-01 the booking starts with the persons of the search, in the price groups of their ages", async ({
  page,
}) => {
  await page.goto(`${PAGE}&rooms=1&gc-1-adults=2&gc-1-children=2&gc-1-age=7,12`);
  await opener(page).click();
  await modal(page).getByRole("button", { name: "Choose time 10:00" }).click();
  await expect(modal(page).getByText("4 persons", { exact: true })).toBeVisible();
  const chosen = (group: string) =>
    modal(page).getByRole("group", { name: group }).first().getByRole("status");
  await expect(chosen("Adult")).toHaveText("2");
  await expect(chosen("Child 5–15")).toHaveText("2");
});

test("UP-06 read more opens Description, Book now Booking; closing forgets what was chosen", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(PAGE);
  await page.waitForLoadState("networkidle");
  await shifts.start();
  await page.getByRole("button", { name: `Read more about ${ACTIVITY}`, exact: true }).click();
  const tab = (name: string) => modal(page).getByRole("tab", { name });
  await expect(tab("Description")).toHaveAttribute("aria-selected", "true");
  await expect(modal(page).getByRole("group", { name: ACTIVITY })).toBeVisible();
  await modal(page)
    .getByRole("tabpanel")
    .evaluate((panel) => panel.scrollIntoView({ block: "end" }));
  await expect(
    modal(page).getByRole("region", { name: "Map" }).getByRole("button", { name: ACTIVITY }),
  ).toBeVisible();
  await expectNoViolations(page);
  await tab("Description").press("ArrowRight");
  await expect(tab("Booking")).toBeFocused();
  await modal(page).getByRole("button", { name: "Choose time 10:00" }).click();
  await modal(page).getByRole("button", { name: "Add Adult" }).click();
  await expect(modal(page).getByText("1 person", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Read more about ${ACTIVITY}`, exact: true })).toBeFocused();
  await opener(page).click();
  await expect(tab("Booking")).toHaveAttribute("aria-selected", "true");
  await expect(modal(page).getByText("0 persons")).toBeVisible();
  expect(await shifts.list()).toEqual([]);
});

test("BW-01 one time needs no choosing; plus ends at the capacity, and fewer than the minimum are not added", async ({
  page,
}) => {
  await changeDay(page, second, (activities) =>
    activities.map((activity) => ({
      ...activity,
      ProductsGrouped: Object.fromEntries(
        Object.entries(activity.ProductsGrouped)
          .slice(0, 1)
          .map(([start, entries]) => [
            start,
            entries.map((entry) => ({
              ...entry,
              PriceGroups: entry.PriceGroups.slice(0, 1).map((group) => ({
                ...group,
                Quotes: group.Quotes.map((quote) => ({
                  ...quote,
                  AvailableCapacity: 3,
                  MinimumItemsBookable: 2,
                })),
              })),
            })),
          ]),
      ),
    })),
  );
  await page.goto(PAGE);
  await stop(page, second).click();
  await opener(page).click();
  const dialog = modal(page);
  await expect(dialog.getByRole("button", { name: /^Choose time/ })).toHaveCount(0);
  const adults = dialog.getByRole("group", { name: "Adult" });
  const [add, remove] = [
    dialog.getByRole("button", { name: "Add Adult" }),
    dialog.getByRole("button", { name: "Remove Adult" }),
  ];
  await expect(adults).toHaveAccessibleDescription("At least 2");
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await add.click();
  await expect(addToCart(page)).toHaveAccessibleDescription("Choose at least 2: Adult");
  await expect(addToCart(page)).toHaveAttribute("aria-disabled", "true");
  await add.click();
  await expect(addToCart(page)).not.toHaveAttribute("aria-disabled");
  await add.click();
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(adults).toHaveAccessibleDescription("At least 2 · Only 3 places left");
  await expect(dialog.getByText("3 persons")).toBeVisible();
});

test("UP-06 ER-02 a failed add shows an inline note, marks no day, and can be repeated (ruling 41)", async ({
  page,
  site,
}) => {
  await orderFault(site.address, { operation: ADD, kind: "code", code: 500, remaining: 1 });
  await page.goto(PAGE);
  const book = async () => {
    await opener(page).click();
    await modal(page).getByRole("button", { name: "Choose time 16:00" }).click();
    await modal(page).getByRole("button", { name: "Add Adult" }).click();
    await addToCart(page).click();
    await expect(modal(page)).toHaveCount(0);
  };
  await book();
  await expect(
    page.getByRole("status").filter({ hasText: /^We couldn't add this\. Please try again\.$/ }),
  ).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(stop(page, first)).toHaveAccessibleName(`${stopName(first)}, arrival`);
  await expect(opener(page)).toBeFocused();
  await expectNoViolations(page);
  await book();
  await expect(panel(page)).toBeVisible();
  await expect(stop(page, first)).toHaveAccessibleName(`${stopName(first)}, arrival, booked`);
});

test("UP-05 the three variants of the settings: Card, CompactList, TilePhotos", async ({
  page,
  settings,
}) => {
  for (const [listStyle, hasPhoto, hasPrice] of [
    ["Card", true, true],
    ["CompactList", false, false],
    ["TilePhotos", true, true],
  ] as const) {
    await settings.change({ upsell: { active: true, day: { listStyle } } });
    await page.goto(PAGE);
    const tile = page.getByRole("article").filter({ has: opener(page) });
    await expect(tile).toBeVisible();
    await expect(bookNow(page).first()).toBeVisible();
    await expect(tile.locator("img")).toHaveCount(hasPhoto ? 1 : 0);
    await expect(tile.getByText(/^from /)).toHaveCount(hasPrice ? 1 : 0);
    await expectNoViolations(page);
  }
});
