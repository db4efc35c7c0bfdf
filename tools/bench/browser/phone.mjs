/** A phone in the mountains. */
export const line = { latencyMs: 150, megabits: 1.6, slower: 4 };
/** A phone as Lighthouse has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
