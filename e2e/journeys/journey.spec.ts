import { addRate, basketButton, cabinsWith, chooseExtras, expectOnlineBasket } from "../support/booking.ts";
import { expect, test } from "../support/journey.ts";
import { inputDevices } from "../support/pointer.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { languages, speaking } from "../support/words.ts";
import { EN, isOfThisWorld, pathOf } from "../support/world.ts";

/** Weeks in which these tests book: one for each visitor from the first on, and one for the other tests. */
const FIRST_VISIT = 1;
/** Number of cards on one page of results. */
const PAGE = 24;

/** In each world every pair of screen, language and tool, in both worlds together every combination. */
const visitors = Object.entries(windows).flatMap(([screen, viewport], row) =>
  languages.flatMap((language, column) =>
    Object.entries(inputDevices)
      .map(([tool, inputOf]) => ({ screen, viewport, language, tool, inputOf }))
      .filter((_, layer) => isOfThisWorld(row + column + layer)),
  ),
);

for (const [index, { screen, viewport, language, tool, inputOf }] of visitors.entries()) {
  test.describe(`${screen}, ${language}, ${tool}`, () => {
    test.use({ viewport });
    const textOf = speaking(language);

    test("SR-01 VI-03 CT-05 CT-06 AD-01 from a search to the online basket", async ({ page }) => {
      const visitor = { page, input: inputOf(page), language };
      await page.goto(`${pathOf(language)}/stays${weekForTwo(FIRST_VISIT + index)}`);
      const cards = page.getByRole("list", { name: textOf("mf-search", "Results") }).getByRole("article");
      await expect(cards).toHaveCount(PAGE);
      await expect(cards.first()).toContainText(textOf("mf-search", "for {{count}} nights", { count: 7 }));
      await expect(cards.first().getByText(textOf("mf-search", "Recommended"))).toBeVisible();
      await visitor.input.toTheEnd();
      await expect(cards).toHaveCount(2 * PAGE);

      const village = cards.first().getByRole("heading").getByRole("link");
      const name = (await village.textContent()) ?? "";
      await visitor.input.activate(village);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(/\/stays\/village\/2001\/[^/?]+\?start=/);

      const booked = await addRate(visitor, cabinsWith(page, textOf("property", "Choose rate")).first());
      const extras = await chooseExtras(visitor, booked);

      await expect(page).toHaveURL(/\/stays\/upsell\/days\?.*ba=3001/);
      await visitor.input.activate(basketButton(visitor, 1));
      const panel = page.getByRole("dialog", { name: textOf("mf-cart", "Basket") });
      await expect(panel.getByRole("heading", { name: booked.name })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await visitor.input.activate(page.getByRole("link", { name: textOf("activity", "Skip to basket") }));
      await expectOnlineBasket(visitor, booked, extras);
    });
  });
}

for (const [screen, viewport] of Object.entries(windows)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test("RT-06 Back returns to the list where it was, as deep and as far down", async ({ page }) => {
      const input = inputDevices.mouse(page);
      await page.goto(`${EN}/stays${weekForTwo()}`);
      const cards = page.getByRole("list", { name: "Results" }).getByRole("article");
      for (const pages of [1, 2, 3]) {
        await expect(cards).toHaveCount(pages * PAGE);
        if (pages < 3) await input.toTheEnd();
      }
      const deep = cards.nth(2 * PAGE + 6);
      await input.activate(deep.getByRole("heading").getByRole("link"));
      await expect(page).not.toHaveURL(/\/stays\?/);
      await page.goBack();
      await expect(cards).toHaveCount(3 * PAGE);
      await expect(deep).toBeInViewport();
    });
  });
}
