import { audit, endCanary, type ReleaseStore, updateRegistry } from "@stays/releases";
import type { Log } from "../log/log.ts";
import { failureRate, isWorse } from "./canary-verdict.ts";
import type { Registry } from "./registry-store.ts";
import type { ReleaseHealth } from "./release-health.ts";

/** Options of the canary watch. */
export interface CanaryWatchOptions {
  readonly store: ReleaseStore;
  readonly registry: Registry;
  readonly health: ReleaseHealth;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The actor in the audit for automatic actions of the site. */
const ACTOR = "the site";

const percent = (rate: number): string => `${Math.round(rate * 100)} %`;

/** Ends a canary that fails significantly more often than the live release, and logs it. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  /** Judges the canary of a remote after a problem; does nothing if the problem is not the canary's. */
  async problem(remote: string, release: string): Promise<void> {
    const { registry, health, log } = this.#options;
    const live = (await registry.get())[remote];
    const canary = live?.canary?.release.descriptor.version;
    if (!live || canary === undefined || canary !== release) return;
    const failing = health.pagesOf(remote, canary);
    const usual = health.pagesOf(remote, live.descriptor.version);
    if (!isWorse(failing, usual)) return;
    const why = `its pages failed ${percent(failureRate(failing))} of the time, those of ${live.descriptor.version} ${percent(failureRate(usual))}`;
    try {
      if (await this.#takeBack(remote, canary, why))
        log.error("a canary was ended", { remote, release: canary, why });
    } catch (error) {
      log.error("a canary could not be ended", { remote, release: canary, why, error });
    }
  }

  /** Ends the canary; false when another process was faster. */
  async #takeBack(remote: string, version: string, why: string): Promise<boolean> {
    const { store, now = Date.now } = this.#options;
    let isOurs = false;
    await updateRegistry(store, (registry) => {
      isOurs = registry.remotes[remote]?.canary?.version === version;
      return isOurs ? endCanary(registry, remote) : registry;
    });
    if (!isOurs) return false;
    const at = new Date(now()).toISOString();
    await audit(store, { at, by: ACTOR, action: "automatic rollback", remote, version, why });
    return true;
  }
}
