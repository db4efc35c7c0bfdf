import type { PageCount } from "./page-minutes.ts";

/** Fewest pages of each release for a verdict: smaller samples mean nothing. */
const MIN_PAGES = 20;
/** Failure rate by which a canary must exceed the live release. */
const MARGIN = 0.05;
/**
 * Significance level: the chance that two equally good releases differ this much. It is small because the
 * test runs after every problem.
 */
const CHANCE = 0.001;

/** Share of the pages that failed. */
export const failureRate = ({ pages, failed }: PageCount): number => (pages === 0 ? 0 : failed / pages);

/** Natural logarithms of `n!` from 0 to `n`. */
function logFactorials(n: number): readonly number[] {
  const logs = [0];
  for (let k = 1; k <= n; k += 1) logs.push((logs[k - 1] ?? 0) + Math.log(k));
  return logs;
}

/**
 * One-sided Fisher's exact test: the chance that the canary has at least this many of the failed pages if
 * both releases fail equally often. Exact for the small counts of a new canary.
 *
 * https://en.wikipedia.org/wiki/Fisher%27s_exact_test
 */
export function chanceOfDifference(canary: PageCount, live: PageCount): number {
  const failed = canary.failed + live.failed;
  const all = canary.pages + live.pages;
  const logs = logFactorials(all);
  const log = (n: number) => logs[n] ?? 0;
  const logChoose = (n: number, k: number) => log(n) - log(k) - log(n - k);
  let chance = 0;
  for (let k = canary.failed; k <= Math.min(failed, canary.pages); k += 1) {
    if (failed - k > live.pages) continue;
    chance += Math.exp(
      logChoose(canary.pages, k) + logChoose(live.pages, failed - k) - logChoose(all, failed),
    );
  }
  return chance;
}

/** Whether a canary fails significantly more often than the live release, by more than the margin. */
export function isWorse(canary: PageCount, live: PageCount): boolean {
  if (canary.pages < MIN_PAGES || live.pages < MIN_PAGES) return false;
  return failureRate(canary) > failureRate(live) + MARGIN && chanceOfDifference(canary, live) < CHANCE;
}
