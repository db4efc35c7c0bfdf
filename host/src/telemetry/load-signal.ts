import type { LoadAttempt } from "../remotes/remote-store.ts";
import { type FetchTiming, loadPhases } from "./load-phases.ts";
import type { Signal, SignalSource } from "./signal.ts";

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
