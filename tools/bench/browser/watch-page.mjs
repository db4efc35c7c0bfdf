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
  const seen = {
    lcp: 0,
    lcpOf: "",
    shifts: 0,
    tasks: /** @type {{ start: number, duration: number }[]} */ ([]),
  };
  Object.assign(window, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} receive */
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpOf = element ? element.tagName.toLowerCase() : "";
  });
  on("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  on("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/**
 * Reads the recorded figures of a page once it is idle. Times are milliseconds since the navigation began.
 *
 * @param {string} interactive name of the performance mark
 */
export function readPage(interactive) {
  /** @type {{ lcp: number, lcpOf: string, shifts: number, tasks: { start: number, duration: number }[] }} */
  const { lcp, lcpOf, shifts, tasks } = Reflect.get(window, "benchSeen");
  const [navigation] = performance.getEntriesByType("navigation");
  const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const hydrated = performance.getEntriesByName(interactive)[0]?.startTime ?? 0;
  const blocking = tasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { ttfb, fcp, lcp, lcpOf, hydrated, blocking, cls: shifts };
}
