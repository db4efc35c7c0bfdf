import type { Page } from "@playwright/test";
import { atRest } from "./axe.ts";

/** A window of 1366 x 768 px at 400 %. */
export const LOW = { width: 341, height: 192 };

/**
 * Gives the focus to every stop of the Tab key in a part of a page, one after another; the browser scrolls as it does
 * for Tab. Returns what has the focus and is covered or outside the window.
 */
export async function coveredStops(page: Page, part = "body"): Promise<readonly string[]> {
  // What is focused from here on is focused by keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(async (root) => {
    const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
    const tried = new Set<Element>();
    const nextStop = () =>
      [...(document.querySelector(root)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(
        (one) =>
          !tried.has(one) &&
          one.tabIndex >= 0 &&
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.matches(":disabled, [inert] *, [data-base-ui-focus-guard]"),
      );
    const isSeen = (one: HTMLElement) => {
      // A link of two lines has two boxes; a radio may be drawn by its label.
      const drawn = one instanceof HTMLInputElement ? [one, ...(one.labels ?? [])] : [one];
      return drawn
        .flatMap((element) => [...element.getClientRects()])
        .some(({ left, right, top, bottom }) => {
          const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
          const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
          if (to <= from || end <= start) return false;
          const hit = document.elementFromPoint((start + end) / 2, (from + to) / 2);
          return drawn.some((element) => element.contains(hit) || hit?.contains(element));
        });
    };
    const covered: string[] = [];
    for (let stop = nextStop(); stop; stop = nextStop()) {
      tried.add(stop);
      stop.focus();
      if (document.activeElement !== stop || isSeen(stop)) continue;
      // Parts that give way to the focus do so in an animation.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
      // A list may have removed a row meanwhile.
      if (document.activeElement === stop && !isSeen(stop))
        covered.push(`${stop.tagName} ${stop.getAttribute("aria-label") ?? stop.textContent}`.slice(0, 60));
    }
    return [...(tried.size < 2 ? ["nothing takes the focus"] : []), ...covered];
  }, part);
}

/** Parts that stay in the window while the page scrolls. The note on lost connection and older prices may. */
const stayingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((one) => {
      const { position, top, bottom } = getComputedStyle(one);
      const stays = position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && one.clientHeight > 1;
      return stays && isSeen && !one.matches("[role=status]") ? [`${one.className} stays in the window`] : [];
    }),
  );

/** First those in which parts are sticky, and that are not much higher than these parts. A page gets smaller. */
const LOW_WINDOWS = [
  { width: 1280, height: 600 },
  { width: 1000, height: 481 },
  { width: 390, height: 481 },
  { width: 390, height: 480 },
  LOW,
];

/** What has the focus and is covered, in a window of 400 % and in short ones. */
export async function coveredInLowWindows(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of LOW_WINDOWS) {
    await page.setViewportSize(size);
    await atRest(page);
    const stops = await coveredStops(page);
    const staying = size.height <= 480 ? await stayingParts(page) : [];
    found.push(...[...stops, ...staying].map((one) => `${size.width} x ${size.height}: ${one}`));
  }
  return found;
}
