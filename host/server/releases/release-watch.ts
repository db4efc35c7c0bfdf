import { CanaryWatch, type CanaryWatchOptions } from "./canary-watch.ts";
import { type ReleaseCount, ReleaseHealth } from "./release-health.ts";

/** Sees how releases do, and acts on it. */
export interface ReleaseWatch {
  viewed(remote: string, release: string): void;
  failed(remote: string, release: string): void;
  of(remote: string, release: string): ReleaseCount;
}

/** Watches the releases of a running site; a canary that fails goes back. */
export function watchReleases(options: Omit<CanaryWatchOptions, "health">): ReleaseWatch {
  const health = new ReleaseHealth(options.now);
  const canaries = new CanaryWatch({ ...options, health });
  return {
    viewed: (remote, release) => health.viewed(remote, release),
    failed: (remote, release) => {
      health.failed(remote, release);
      void canaries.problem(remote, release);
    },
    of: (remote, release) => health.of(remote, release),
  };
}
