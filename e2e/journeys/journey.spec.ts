import { bookCabin, PAGE } from "../support/booking.ts";
import { expect, test } from "../support/journey.ts";
import { inputDevices } from "../support/pointer.ts";
import { expectListedStorage } from "../support/privacy-page.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { windows } from "../support/windows.ts";
import { languages } from "../support/words.ts";
import { EN, isOfThisWorld } from "../support/world.ts";

/** Weeks in which these tests book: one for each visitor from the first on, and one for the other tests. */
const FIRST_VISIT = 1;
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
    test("SR-01 VI-03 CT-05 CT-06 AD-01 from a search to the online basket", async ({ page }) => {
      await bookCabin({ page, input: inputOf(page), language }, FIRST_VISIT + index);
      await expectListedStorage(page);
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
