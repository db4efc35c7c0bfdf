/** A frame that a visitor sees as a jerk, in milliseconds: more than three of 16.7, which clocks round up. */
export const SLOW = 50.5;

/**
 * Writes down the time between frames and the tasks over 50 ms, until asked for them.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
export async function watchFrames(page) {
  await page.evaluate(() => {
    const frames = /** @type {number[]} */ ([]);
    const tasks = /** @type {number[]} */ ([]);
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    const watch = { frames, tasks, observer, isOn: true };
    Object.assign(window, { benchWatch: watch });
    let last = performance.now();
    /** @param {number} now */
    const next = (now) => {
      watch.frames.push(now - last);
      last = now;
      if (watch.isOn) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    observer.observe({ type: "longtask" });
  });
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * What was seen since `watchFrames`: frames a second, and the slow ones.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
export async function framesSeen(page) {
  const { frames, tasks } = await page.evaluate(() => {
    /** @type {{ frames: number[], tasks: number[], observer: PerformanceObserver, isOn: boolean }} */
    const watch = Reflect.get(window, "benchWatch");
    watch.isOn = false;
    watch.observer.disconnect();
    return { frames: watch.frames.slice(1), tasks: watch.tasks };
  });
  const sorted = [...frames].sort((one, other) => one - other);
  const sum = frames.reduce((all, one) => all + one, 0);
  return {
    frames: frames.length,
    perSecond: (frames.length / sum) * 1000,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    worst: sorted.at(-1) ?? 0,
    slow: frames.filter((frame) => frame > SLOW).length,
    longTasks: tasks.length,
  };
}
