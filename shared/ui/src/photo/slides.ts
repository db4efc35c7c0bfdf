const AHEAD = 2;

/** Before the first comes the last, after the last the first. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Whether a slide's picture is worth loading: the current one, two ahead, and one back, going round. */
export function isSlideLoaded(index: number, current: number, count: number): boolean {
  const ahead = wrapAround(index - current, count);
  const back = current > 0 && ahead === count - 1;
  return ahead <= AHEAD || back;
}
