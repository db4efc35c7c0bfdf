import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { badge, panel } from "./support/basket.ts";
import { keyboard } from "./support/hand.ts";
import { expect, test } from "./support/journey.ts";
import { weekForTwo } from "./support/stay-dates.ts";
import { ACTIVITY, addToCart, modal, opener } from "./support/upsell-modal.ts";

const WEEK = 8;
const PAGE = `/en/stays/upsell/days${weekForTwo(WEEK)}`;

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
