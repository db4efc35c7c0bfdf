import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import type { Signal, SignalSource } from "./signals.ts";

/** The parts of a resource's timing that the phases need; milliseconds since navigation start. */
export type FetchTiming = Pick<
  PerformanceResourceTiming,
  "name" | "startTime" | "responseEnd" | "transferSize"
>;

/** The phases of loading a remote's module, each in milliseconds. */
export interface LoadPhases {
  /**
   * From the request for the module to the start of the first file; 0 when the page had started it before.
   */
  readonly wait: number;
  /** From the start of the first file to the end of the last one. */
  readonly transfer: number;
  /** From the last file to the evaluated module. */
  readonly evaluate: number;
  readonly total: number;
  /** Bytes transferred over the network; 0 = all files were in the browser's cache. */
  readonly bytes: number;
}

/**
 * Divides an attempt into phases by the timings of the remote's scripts.
 *
 * @param files resource timings of the page
 * @param folder part of the address of all files of the release: `/releases/mf-search/1.2.0/`
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

/**
 * A signal about an attempt to load a remote's module, with the numbers of `loadPhases`, in milliseconds and
 * bytes.
 */
export function loadSignal(
  attempt: LoadAttempt,
  source: SignalSource,
  files: readonly FetchTiming[],
  at: number,
): Signal {
  const { bytes, ...phases } = loadPhases(attempt, files, `/releases/${source.remote}/${source.release}/`);
  const durations = Object.entries(phases).map(([name, ms]) => [`stays.load.${name}`, Math.round(ms)]);
  return {
    ...source,
    event: "stays.remote.load",
    at,
    attributes: {
      "stays.module": attempt.key.module,
      "stays.load.outcome": attempt.outcome,
      "stays.load.attempt": attempt.attempt,
      "stays.load.bytes": bytes,
      ...Object.fromEntries(durations),
    },
  };
}
