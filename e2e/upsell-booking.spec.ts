import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { badge, panel } from "./support/basket.ts";
import { clearFaults, orderFault } from "./support/faults.ts";
import { keyboard } from "./support/hand.ts";
import { expect, test } from "./support/journey.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { bookNow, changeDay, daysOfWeek, stop, stopName, watchShifts } from "./support/upsell.ts";

const WEEK = 5;
const PAGE = `/en/stays/upsell/days${weekForTwo(WEEK)}`;
const [first = "", second = ""] = daysOfWeek(WEEK);
/** Seven times a day, two price groups; takes place every day of the winter. */
const ACTIVITY = "Cross-country technique";
const ADD = "addActivityToBasket";

const modal = (page: Page) => page.getByRole("dialog", { name: ACTIVITY, exact: true });
const opener = (page: Page) => page.getByRole("button", { name: `Book now: ${ACTIVITY}`, exact: true });
const addToCart = (page: Page) => modal(page).getByRole("button", { name: "Add to cart" });

/** What the keyboard is at, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });

/** Names of what Tab reaches, one after the other. */
async function tabThrough(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press("Tab");
    names.push(await focused(page));
  }
  return names;
}

test.afterEach(({ site }) => clearFaults(site.address));

test("BW-01 UP-06 by keyboard alone: an activity with two price groups, from Book now to the basket", async ({
  page,
}) => {
  const hand = keyboard(page);
  await page.goto(PAGE);
  await hand.press(opener(page));
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole("heading", { name: ACTIVITY })).toBeFocused();
  await expect(modal(page).getByRole("tab", { name: "Booking" })).toHaveAttribute("aria-selected", "true");
  await expect(addToCart(page)).toHaveAccessibleDescription("Choose what to book first");

  await hand.press(modal(page).getByRole("button", { name: "Choose time 12:00" }));
  await expect(modal(page).getByRole("button", { name: "Choose time 12:00" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const group = (name: string) =>
    modal(page).getByRole("button", { name: new RegExp(`^${name}( \\d chosen)?$`) });
  await expect(group("Participation")).toHaveAttribute("aria-expanded", "true");
  await expect(group("Participation with equipment hire")).toHaveAttribute("aria-expanded", "false");
  await hand.press(modal(page).getByRole("button", { name: "Add Adult" }));
  await page.keyboard.press("Enter");
  await expect(modal(page).getByRole("button", { name: "Add Adult" })).toBeFocused();
  expect(await tabThrough(page, 4)).toEqual([
    "Remove Child 5–15",
    "Add Child 5–15",
    "Participation with equipment hire",
    "Add to cart",
  ]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(group("Participation with equipment hire")).toHaveAttribute("aria-expanded", "true");
  expect(await tabThrough(page, 4)).toEqual([
    "Remove Adult",
    "Add Adult",
    "Remove Child 5–15",
    "Add Child 5–15",
  ]);
  await page.keyboard.press("Space");
  await expect(group("Participation")).toHaveAccessibleName("Participation 2 chosen");
  await expect(group("Participation with equipment hire")).toHaveAccessibleName(/1 chosen$/);
  await expect(modal(page).getByText("3 persons")).toBeVisible();
  await expectNoViolations(page);

  await hand.press(addToCart(page));
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText("2 × Adult")).toBeVisible();
  await expect(panel(page).getByText("1 × Child 5–15")).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(badge(page, 2)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^Added to your basket$/ })).toBeAttached();
});

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
  await page.goto("/en/stays");
  await page.goBack();
  await isMarked();
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

test("UP-06 ER-02 an add that fails says so quietly, marks no day, and can be tried again (ruling 41)", async ({
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

test("UP-05 the three looks of the settings: Card, CompactList, TilePhotos", async ({ page, settings }) => {
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
