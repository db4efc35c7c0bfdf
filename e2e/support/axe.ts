import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Base UI marks what is about to fade in or out until its transition has begun; on a busy machine that is late. */
const ABOUT_TO_MOVE = "[data-starting-style], [data-ending-style]";

/**
 * Nothing moves any more, but for what moves for ever, as places that wait. What is drawn last may start to fade in the
 * frame after: it is over when two frames in a row start nothing.
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
 * Nothing that axe finds wrong by WCAG 2.2 AA, once the page is at rest.
 *
 * @param part what is looked at, as a selector; the whole page when left out
 */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}
