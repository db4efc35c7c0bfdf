import type { Page } from "@playwright/test";

/** What moved in the page although nobody moved it. */
export interface Shifts {
  /** Waits for the fonts, and forgets what moved before. */
  start(): Promise<void>;
  list(): Promise<readonly string[]>;
}

/** To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest("main, [role=dialog]")) moved.push(`${element.className} ${entry.value}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    start: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // The new letters are laid out in one frame and told of in the next.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        (window as unknown as { moved: string[] }).moved.length = 0;
      }),
    list: () => page.evaluate(() => (window as unknown as { moved: string[] }).moved),
  };
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
