import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Base UI's attributes of an element whose transition is about to begin. On a busy machine it begins late.
 */
const ABOUT_TO_MOVE = "[data-starting-style], [data-ending-style]";

/**
 * Waits until no animation runs, except endless ones such as those of skeletons. An element that was rendered
 * last may start to fade in one frame later. So the page is at rest when two frames in a row start no
 * animation.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (aboutToMove) => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === "running");
    for (let still = 0; still < 2; still += 1) {
      const moving = ending();
      if (moving.length > 0 || document.querySelector(aboutToMove)) still = -1;
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
      await new Promise(requestAnimationFrame);
    }
  }, ABOUT_TO_MOVE);
}

/**
 * Expects no violation of WCAG 2.2 AA in axe once the page is at rest.
 *
 * @param part selector of what is checked; the whole page by default
 */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  await atRest(page);
  expect(await violations(getAxe(page).include(part).withTags(WCAG))).toEqual([]);
}

/** Expects the contrast of WCAG 2.2 AA in the dark appearance, and returns to the light one. */
export async function expectDarkContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await atRest(page);
  expect(await violations(getAxe(page).withRules("color-contrast")), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** No page has frames. Otherwise axe opens a second page for the sum of all frames, which takes three times as long. */
const getAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}
