import type { Page } from "@playwright/test";

/** A window of 1366 x 768 px at 400 %. */
export const LOW = { width: 341, height: 192 };
/** Stops that are tried on a page, so that long lists do not take minutes. */
const MOST_STOPS = 90;

/** Moves on by Tab through a page; returns what has the focus and is covered or outside the window. */
export async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const one = document.activeElement;
      if (!(one instanceof HTMLElement) || one === document.body || one.dataset.tried) return null;
      one.dataset.tried = "true";
      const name = `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent}`.slice(0, 60);
      // A link of two lines has two boxes; a radio may be drawn by its label.
      const drawn = one instanceof HTMLInputElement ? [one, ...(one.labels ?? [])] : [one];
      const isSeen = drawn
        .flatMap((element) => [...element.getClientRects()])
        .some(({ left, right, top, bottom }) => {
          const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
          const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
          if (to <= from || end <= start) return false;
          const hit = document.elementFromPoint((start + end) / 2, (from + to) / 2);
          return drawn.some((element) => element.contains(hit) || hit?.contains(element));
        });
      return { name, isSeen };
    });
    if (!found) break;
    if (!found.isSeen) covered.push(found.name);
  }
  return covered;
}
