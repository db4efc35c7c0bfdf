/**
 * The performance mark that every page sets in its first effect: the page is on the screen and interactive.
 */
export const INTERACTIVE = "page-interactive";
/** The performance mark that the first script of the page sets. */
export const STARTED = "bench-started";

/**
 * Runs in the page before any other script, and records what the browser reports only to observers.
 *
 * @param {string} started name of the mark that it sets
 */
export function watchPage(started) {
  performance.mark(started);
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} receive */
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  on("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
}

/**
 * Reads the figures of a page once it is idle. Times are milliseconds since the navigation began.
 *
 * @param {string} interactive name of the performance mark
 */
export function readPage(interactive) {
  /** @type {{ lcp: number, cls: number }} */
  const { lcp, cls } = Reflect.get(window, "benchSeen");
  const hydrated = performance.getEntriesByName(interactive)[0]?.startTime ?? 0;
  const all = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ]);
  /** @param {(entry: PerformanceResourceTiming) => boolean} isCounted */
  const bytesOf = (isCounted) => all.filter(isCounted).reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  return {
    ttfb: all[0]?.responseStart ?? 0,
    lcp,
    cls,
    hydrated,
    bytesUntilHydrated: bytesOf(({ responseEnd }) => responseEnd <= hydrated),
    html: bytesOf(({ entryType }) => entryType === "navigation"),
    js: bytesOf(({ name }) => new URL(name).pathname.endsWith(".js")),
  };
}
