import type { Page } from "@playwright/test";

/** Photos that fly to the cart are decoration: the page appends them to the body and removes them again. */
const FLYING = "body > img[aria-hidden]";

/** Counts the photos that fly after this call. */
export function watchFlights(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = { flights: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.flights += added.filter((node) => node instanceof HTMLImageElement).length;
    }).observe(document.body, { childList: true });
  });
}

/** How many photos have begun to fly, and how many fly now. */
export function readFlights(page: Page) {
  return page.evaluate(
    (flying) => ({
      begun: (window as unknown as { seen: { flights: number } }).seen.flights,
      running: document.querySelectorAll(flying).length,
    }),
    FLYING,
  );
}
