import { changeRegistry, endCanary, type ReleaseStore } from "@stays/releases";
import { LRUCache } from "lru-cache";
import type { Log } from "../observability/log.ts";
import type { Registry } from "./registry-store.ts";

/** Visitors who got a release from this process within the last hour, and those of them to whom it failed. */
export interface VisitorCount {
  readonly visitors: number;
  readonly failures: number;
}

/** Whether a canary fails: for at least five, and at three times the live rate. `deploy/prometheus-alerts.yml` has the same rule for all servers together. */
export const isFailing = (canary: VisitorCount, live: VisitorCount): boolean =>
  canary.failures >= 5 && canary.failures * live.visitors >= 3 * live.failures * canary.visitors;

const HOUR_MS = 3_600_000;
/** Visitors of a release that a process remembers. Of more than these the newest give the rate. */
const MAX_VISITORS = 10_000;

/** What the watch needs of the site. */
export interface CanaryWatchOptions {
  readonly store: ReleaseStore;
  readonly registry: Pick<Registry, "get">;
  readonly log: Log;
}

/** Counts the visitors of canaries and of the live releases beside them, and ends a canary that fails. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  /** By remote and release: whether it failed, by visitor. */
  readonly #visitors = new Map<string, LRUCache<string, boolean>>();

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  /** Called with each page view of a remote that has a canary. */
  viewed(remote: string, release: string, visitor: string): void {
    const key = `${remote} ${release}`;
    const visitors =
      this.#visitors.get(key) ?? new LRUCache({ max: MAX_VISITORS, ttl: HOUR_MS, ttlResolution: 0 });
    this.#visitors.set(key, visitors);
    if (!visitors.has(visitor)) visitors.set(visitor, false);
  }

  /** Counts a fault of a release, once for each visitor who got it here: anyone can report one. */
  async failed(remote: string, release: string, visitor: string): Promise<void> {
    const visitors = this.#visitors.get(`${remote} ${release}`);
    if (visitors?.get(visitor) !== false) return;
    visitors.set(visitor, true);
    const live = (await this.#options.registry.get())[remote];
    if (live?.canary?.release.descriptor.version !== release) return;
    const [canary, usual] = [release, live.descriptor.version].map((one) => this.of(remote, one));
    if (canary && usual && isFailing(canary, usual)) await this.#end(remote, release, canary, usual);
  }

  of(remote: string, release: string): VisitorCount {
    const all = [...(this.#visitors.get(`${remote} ${release}`)?.values() ?? [])];
    return { visitors: all.length, failures: all.filter((hasFailed) => hasFailed).length };
  }

  async #end(remote: string, version: string, canary: VisitorCount, live: VisitorCount): Promise<void> {
    const { store, log } = this.#options;
    const shares = [canary, live].map(({ failures, visitors }) => `${failures} of ${visitors}`);
    const why = `it failed for ${shares[0]} visitors, the live release for ${shares[1]}`;
    try {
      const act = { by: "the site", action: "automatic rollback", remote, version, why };
      const ended = await changeRegistry(store, act, (registry) =>
        registry.remotes[remote]?.canary?.version === version ? endCanary(registry, remote) : null,
      );
      if (ended) log.error("a canary was ended", { remote, release: version, why });
    } catch (error) {
      log.error("a canary could not be ended", { remote, release: version, why, error });
    }
  }
}
