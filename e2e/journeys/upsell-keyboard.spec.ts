import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { badge, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import { keyboard } from "../support/pointer.ts";
import { weekWithoutPersons } from "../support/stay-dates.ts";
import { ACTIVITY, addToCart, modal, opener } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

const WEEK = 8;
const PAGE = `${EN}/stays/upsell/days${weekWithoutPersons(WEEK)}`;

/** The name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });

/** Expects Tab to reach elements of these names, in order. */
async function expectTabThrough(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(name);
  }
}

test("BW-01 UP-06 by keyboard alone: an activity with two price groups, from Book now to the basket", async ({
  page,
}) => {
  const input = keyboard(page);
  await page.goto(PAGE);
  await input.activate(opener(page));
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole("heading", { name: ACTIVITY })).toBeFocused();
  await expect(modal(page).getByRole("tab", { name: "Booking" })).toHaveAttribute("aria-selected", "true");
  await expect(addToCart(page)).toHaveAccessibleDescription("Choose what to book first");

  await input.activate(modal(page).getByRole("button", { name: "Choose time 12:00" }));
  await expect(modal(page).getByRole("button", { name: "Choose time 12:00" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const equipped = "Participation with equipment hire";
  const group = (name: string) =>
    modal(page).getByRole("button", { name: new RegExp(`^${name}( \\d chosen)?$`) });
  await expect(group("Participation")).toHaveAttribute("aria-expanded", "true");
  await expect(group(equipped)).toHaveAttribute("aria-expanded", "false");
  await input.activate(modal(page).getByRole("button", { name: "Add Adult" }));
  await page.keyboard.press("Enter");
  await expect(modal(page).getByRole("button", { name: "Add Adult" })).toBeFocused();
  await expectTabThrough(page, "Remove Child 5–15", "Add Child 5–15", equipped, "Add to cart");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(group(equipped)).toHaveAttribute("aria-expanded", "true");
  await expectTabThrough(page, "Remove Adult", "Add Adult", "Remove Child 5–15", "Add Child 5–15");
  await page.keyboard.press("Space");
  await expect(group("Participation")).toHaveAccessibleName("Participation 2 chosen");
  await expect(group(equipped)).toHaveAccessibleName(/1 chosen$/);
  await expect(modal(page).getByText("3 persons")).toBeVisible();
  await expectNoViolations(page);

  await input.activate(addToCart(page));
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
