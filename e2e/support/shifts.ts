import type { Page } from "@playwright/test";

interface Seen {
  moved: string[];
  total: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shifts below this are rounded pixels of texts. */
const VISIBLE_SHIFT = 0.001;

/** Records layout shifts. Call it before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript((visibleShift) => {
    const seen: Seen = { moved: [], total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        seen.total += entry.value;
        if (entry.value < visibleShift) continue;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest("main, [role=dialog]")) seen.moved.push(`${element.className} ${entry.value}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, VISIBLE_SHIFT);
  const seen = () => page.evaluate(() => (window as unknown as { shifts: Seen }).shifts);
  return {
    /** Waits for the fonts, and clears the shifts before. */
    start: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // The browser lays new fonts out in one frame and reports the shift in the next.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        Object.assign((window as unknown as { shifts: Seen }).shifts, { moved: [], total: 0 });
      }),
    /** Elements that shifted visibly in the page's main part and in its dialogs. */
    list: async () => (await seen()).moved,
    /** Sum of all layout shifts, as browsers compute it. */
    total: async () => (await seen()).total,
  };
}
