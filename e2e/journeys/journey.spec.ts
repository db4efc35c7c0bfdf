import { bookCabin } from "../support/booking.ts";
import { test } from "../support/journey.ts";
import { inputDevices } from "../support/pointer.ts";
import { expectListedStorage } from "../support/privacy-page.ts";
import { windows } from "../support/windows.ts";
import { languages } from "../support/words.ts";
import { isOfThisWorld } from "../support/world.ts";

/** The first of the weeks in which these tests book, one for each visitor. */
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
