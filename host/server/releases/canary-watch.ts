import { changeRegistry, endCanary, type ReleaseStore } from "@stays/releases";
import type { Log } from "../log/log.ts";
import { CanaryCounts, type RunningCanary } from "./canary-counts.ts";
import { failureRate, isWorse } from "./canary-verdict.ts";
import { countPages, type PageCount, type PageMinute } from "./page-minutes.ts";
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

/** A running canary beside the live release of its remote. */
interface CanaryPair extends RunningCanary {
  /** Version of the live release. */
  readonly live: string;
}

/** The actor in the audit for automatic actions of the site. */
const ACTOR = "the site";

const percent = (rate: number): string => `${Math.round(rate * 100)} %`;

/** Ends a canary that fails significantly more often than the live release, and logs it. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  readonly #counts: CanaryCounts;

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
    this.#counts = new CanaryCounts(options);
  }

  /** Judges the canary of a remote after a problem; does nothing if the problem is not the canary's. */
  async problem(remote: string, release: string): Promise<void> {
    for (const pair of await this.#pairs())
      if (pair.remote === remote && pair.version === release) await this.#judge(pair);
  }

  /**
   * Exchanges the counts of all running canaries with the other processes of the site, and judges each canary
   * by all of them.
   *
   * @param hasNews whether this process has counted pages since the last exchange
   */
  async share(hasNews: boolean): Promise<void> {
    if (!hasNews && !this.#counts.hasWritten) return;
    const pairs = await this.#pairs();
    await this.#counts.share(pairs.map((pair) => ({ ...pair, own: this.#own(pair) })));
    for (const pair of pairs) await this.#judge(pair);
  }

  async #pairs(): Promise<readonly CanaryPair[]> {
    const { registry } = this.#options;
    return Object.entries(await registry.get()).flatMap(([remote, { descriptor, canary }]) =>
      canary ? [{ remote, version: canary.release.descriptor.version, live: descriptor.version }] : [],
    );
  }

  #own({ remote, version, live }: CanaryPair): readonly PageMinute[] {
    const { health } = this.#options;
    return [version, live].flatMap((release) => health.minutesOf(remote, release));
  }

  async #judge(pair: CanaryPair): Promise<void> {
    const { log, now = Date.now } = this.#options;
    const { remote, version, live } = pair;
    const minutes = [...this.#own(pair), ...this.#counts.othersOf(pair)];
    const failing = countPages(minutes, version, now());
    const usual = countPages(minutes, live, now());
    if (!isWorse(failing, usual)) return;
    const why = reasonOf(failing, usual, live);
    try {
      if (await this.#takeBack(remote, version, why))
        log.error("a canary was ended", { remote, release: version, why });
    } catch (error) {
      log.error("a canary could not be ended", { remote, release: version, why, error });
    }
  }

  /** Ends the canary; false when another process was faster. */
  async #takeBack(remote: string, version: string, why: string): Promise<boolean> {
    const { store, now = Date.now } = this.#options;
    const act = { by: ACTOR, action: "automatic rollback", remote, version, why };
    const changed = await changeRegistry(
      store,
      act,
      (registry) =>
        registry.remotes[remote]?.canary?.version === version ? endCanary(registry, remote) : null,
      now,
    );
    return changed !== null;
  }
}

const reasonOf = (failing: PageCount, usual: PageCount, live: string): string =>
  `its pages failed ${percent(failureRate(failing))} of the time, those of ${live} ${percent(failureRate(usual))}`;
