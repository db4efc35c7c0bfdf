import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import type { Signal, SignalSource } from "./signals.ts";

/**
 * A signal about an attempt to load a remote's module: its phases in milliseconds, by the timings of the release's
 * scripts, and the bytes that came over the network. Without a script all is evaluation.
 *
 * @param files resource timings of the page
 */
export function loadSignal(
  { key, outcome, attempt, startedAt, endedAt }: LoadAttempt,
  source: SignalSource,
  files: readonly PerformanceResourceTiming[],
  at: number,
): Signal {
  const folder = `/releases/${source.remote}/${source.release}/`;
  const scripts = files.filter(
    ({ name, startTime, responseEnd }) =>
      name.includes(folder) && /\.js(\?|$)/.test(name) && startTime < endedAt && responseEnd <= endedAt,
  );
  const hasScripts = scripts.length > 0;
  const from = hasScripts ? Math.min(...scripts.map(({ startTime }) => startTime)) : startedAt;
  const to = hasScripts ? Math.max(...scripts.map(({ responseEnd }) => responseEnd)) : startedAt;
  const phases = {
    // None when the page had started the first file before the module was needed.
    wait: Math.max(0, from - startedAt),
    transfer: to - from,
    evaluate: endedAt - Math.max(to, startedAt),
    total: endedAt - startedAt,
  };
  const durations = Object.entries(phases).map(([name, ms]) => [`stays.load.${name}`, Math.round(ms)]);
  return {
    ...source,
    event: "stays.remote.load",
    at,
    attributes: {
      "stays.module": key.module,
      "stays.load.outcome": outcome,
      "stays.load.attempt": attempt,
      "stays.load.bytes": scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      ...Object.fromEntries(durations),
    },
  };
}
