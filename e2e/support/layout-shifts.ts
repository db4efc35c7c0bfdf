import type { Page } from "@playwright/test";

/** What moved that the visitor did not move. */
export interface LayoutShifts {
  /** Cumulative layout shift of the page that is shown, and what moved in its main part or over it. */
  sum(): Promise<{ readonly score: number; readonly moved: readonly string[] }>;
}

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

/** Counts the layout shifts of every page from now on. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return {
    sum: () =>
      page.evaluate(() => {
        const all: readonly Shift[] = Reflect.get(window, "layoutShifts");
        const own = all.filter(({ hadRecentInput }) => !hadRecentInput);
        const words = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(" ");
        const wordsOf = ({ node, previousRect, currentRect }: Moved) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone");
          return `${name}: ${words(previousRect)} → ${words(currentRect)}`;
        };
        return {
          score: own.reduce((sum, { value }) => sum + value, 0),
          moved: own.flatMap(({ sources }) =>
            sources.filter(({ node }) => !node?.parentElement?.closest("header, footer")).map(wordsOf),
          ),
        };
      }),
  };
}
