/** A slow mobile connection, as in the mountains. `slower` is the CPU throttling rate. */
export const line = { latencyMs: 150, megabits: 1.6, slower: 4 };
/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
