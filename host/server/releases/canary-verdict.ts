import type { ReleaseCount } from "./release-health.ts";

/** Page views before a canary is judged: fewer say nothing. */
const MIN_VIEWS = 20;
/** Problems per page view that a canary may have over the live release. */
const MARGIN = 0.05;

/** Problems per page view; several on one page count as one page that failed. */
export const errorRate = ({ views, problems }: ReleaseCount): number =>
  views === 0 ? 0 : Math.min(1, problems / views);

/** Whether a canary fails clearly more often than what the others get. */
export function isWorse(canary: ReleaseCount, live: ReleaseCount): boolean {
  return canary.views >= MIN_VIEWS && errorRate(canary) > errorRate(live) + MARGIN;
}
