import type { LoadAttempt } from "../remotes/remote-store.ts";

/** The part of a resource's timing that tells how its way was; milliseconds since the page began to load. */
export type FetchTiming = Pick<
  PerformanceResourceTiming,
  "name" | "startTime" | "responseEnd" | "transferSize"
>;

/** The phases of a remote's module, each in milliseconds. */
export interface LoadPhases {
  /** From the wish to the first byte asked for; 0 where the page had asked before. */
  readonly wait: number;
  /** From the first file asked for to the last one there. */
  readonly transfer: number;
  /** From the last file to a module that can be shown. */
  readonly evaluate: number;
  readonly total: number;
  /** Bytes that came over the network; 0 = all of it was in the browser's cache. */
  readonly bytes: number;
}

/**
 * Divides an attempt into its phases by the timings of the remote's scripts.
 *
 * @param files every file of the page
 * @param folder what the addresses of the release's files contain: `/releases/mf-search/1.2.0/`
 */
export function loadPhases(
  { startedAt, endedAt }: Pick<LoadAttempt, "startedAt" | "endedAt">,
  files: readonly FetchTiming[],
  folder: string,
): LoadPhases {
  const scripts = files.filter(
    ({ name, startTime, responseEnd }) =>
      name.includes(folder) && /\.js(\?|$)/.test(name) && startTime < endedAt && responseEnd <= endedAt,
  );
  const total = endedAt - startedAt;
  if (scripts.length === 0) return { wait: 0, transfer: 0, evaluate: total, total, bytes: 0 };
  const from = Math.min(...scripts.map(({ startTime }) => startTime));
  const to = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  return {
    wait: Math.max(0, from - startedAt),
    transfer: to - from,
    evaluate: endedAt - Math.max(to, startedAt),
    total,
    bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
