/**
 * Records the time from every interaction to its next paint.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
export async function watchInteractions(page) {
  await page.evaluate(() => {
    /** @type {Map<number, number>} */
    const byId = new Map();
    Object.assign(window, { benchInteractions: byId });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration } = entry;
        /** @type {number | undefined} */
        const interactionId = Reflect.get(entry, "interactionId");
        if (interactionId) byId.set(interactionId, Math.max(byId.get(interactionId) ?? 0, duration));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
}

/**
 * The longest interaction since the last call, in milliseconds. 0 = none took longer than 16.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @returns {Promise<number>}
 */
export async function longestInteraction(page) {
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    /** @type {Map<number, number>} */
    const byId = Reflect.get(window, "benchInteractions");
    const longest = Math.max(0, ...byId.values());
    byId.clear();
    return longest;
  });
}
