import type { PageCount } from "./release-health.ts";

/** Pages of each release before a canary is judged: fewer say nothing. */
const MIN_PAGES = 20;
/** Failed pages per page that a canary may have over the live release. */
const MARGIN = 0.05;
/** Chance at which two equally good releases would differ so much: small, as it is looked at after each problem. */
const CHANCE = 0.001;

/** Share of the pages that failed. */
export const failureRate = ({ pages, failed }: PageCount): number => (pages === 0 ? 0 : failed / pages);

/** Natural logarithm of `n!`, summed up to `n` once. */
function logFactorials(n: number): readonly number[] {
  const logs = [0];
  for (let k = 1; k <= n; k += 1) logs.push((logs[k - 1] ?? 0) + Math.log(k));
  return logs;
}

/**
 * Fisher's exact test, one-sided: the chance that at least as many of the failed pages would be the canary's if both
 * releases failed equally often. Exact for the small numbers of a new canary.
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

/** Whether a canary fails more often than what the others get, by more than the margin and hardly by chance. */
export function isWorse(canary: PageCount, live: PageCount): boolean {
  if (canary.pages < MIN_PAGES || live.pages < MIN_PAGES) return false;
  return failureRate(canary) > failureRate(live) + MARGIN && chanceOfDifference(canary, live) < CHANCE;
}
