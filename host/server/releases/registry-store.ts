import type { Preview, RegistryState, ReleaseEntry } from "@stays/releases";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import { CHECK_PAUSE, coalesceRuns } from "./coalesce-runs.ts";
import type { RegistrySource, RegistryUse } from "./registry-source.ts";
import { ReleaseCache, type ReleaseCacheOptions } from "./release-cache.ts";

/** The parts of the registry that the rest of the server uses. */
export type Registry = Pick<
  RegistryStore,
  "get" | "find" | "isReady" | "isRevoked" | "missing" | "unserved" | "use"
>;

/** Options of the registry: where it and its releases come from. */
export interface RegistryStoreOptions extends ReleaseCacheOptions {
  readonly source: Pick<RegistrySource, "get" | "use">;
  /** Checks the first releases, before the registry is ready. A rejection is passed on, and the next `get` tries again. */
  readonly checkFirst?: ((live: LiveReleases) => Promise<void>) | undefined;
}

/** Milliseconds before a registry with unreadable releases is loaded again. */
const RETRY_AFTER = 1_000;

/**
 * The live releases. The registry is asked for each page, so that the next page shows a release or a rollback
 * (FE-02). The releases that it names are immutable and are read once.
 */
export class RegistryStore {
  readonly #options: RegistryStoreOptions;
  readonly #releases: ReleaseCache;
  #state: RegistryState | null = null;
  #isReady = false;
  #live: LiveReleases | null = null;
  #listed: readonly string[] = [];
  #unserved: readonly string[] = [];
  #revoked: Readonly<Record<string, number>> = {};
  /** When the registry is loaded again, because a release could not be read. */
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(options: RegistryStoreOptions) {
    this.#options = options;
    this.#releases = new ReleaseCache(options);
  }

  /** True once a registry with a remote has been read. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Which registry is used, as of the last `get`. */
  get use(): RegistryUse {
    return this.#options.source.use;
  }

  /** Remotes in the registry of which no release can be read. */
  get missing(): readonly string[] {
    return this.#listed.filter((name) => !this.#live?.[name]);
  }

  /** Live releases and canaries that cannot be shown, such as `mf-cart 1.0.0`; a last good release may replace one. */
  get unserved(): readonly string[] {
    return this.#unserved;
  }

  /**
   * The live releases now. If a release cannot be read, only its remote is missing (FE-03).
   */
  readonly get: () => Promise<LiveReleases> = coalesceRuns(() => this.#current(), CHECK_PAUSE);

  async #current(): Promise<LiveReleases> {
    const state = await this.#options.source.get();
    if (state && (state !== this.#state || performance.now() >= this.#retryAt))
      this.#live = await this.#load(state);
    return this.#live ?? {};
  }

  /** Finds a release, live or not; null when the store does not have it. */
  find(name: string, version: string): Promise<LiveRelease | null> {
    return this.#releases.get(name, version);
  }

  /** Whether a signed preview has been revoked, as of the last `get`. */
  isRevoked({ remote, version, number = 0 }: Preview): boolean {
    const ends = [this.#revoked[remote], this.#revoked[`${remote}/${version}`]];
    return ends.some((end) => end !== undefined && number <= end);
  }

  async #load(state: RegistryState): Promise<LiveReleases> {
    const { remotes, revoked = {} } = state.registry;
    this.#retryAt = Number.POSITIVE_INFINITY;
    const unserved: string[] = [];
    const found = await Promise.all(
      Object.entries(remotes).map(
        async ([name, entry]) => [name, await this.#entry(name, entry, unserved)] as const,
      ),
    );
    this.#listed = Object.keys(remotes);
    this.#unserved = unserved.sort();
    this.#revoked = revoked;
    const live = Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release]] : [])));
    if (!this.#isReady && this.#listed.length > 0) {
      await this.#options.checkFirst?.(live);
      this.#isReady = true;
    }
    if (state !== this.#state) this.#options.log.info("releases", { number: state.number, live: remotes });
    this.#state = state;
    return live;
  }

  /** Reads the releases of a remote; an unreadable live release is replaced by the last good one. */
  async #entry(
    name: string,
    { version, hash, previous, canary }: ReleaseEntry,
    unserved: string[],
  ): Promise<LiveRelease | null> {
    const read = async (one: Pick<ReleaseEntry, "version" | "hash"> | undefined) => {
      const release = one ? await this.#releases.get(name, one.version, one.hash) : null;
      if (one && !release) this.#retryAt = performance.now() + RETRY_AFTER;
      return release;
    };
    const [live, lastGood, other] = await Promise.all([{ version, hash }, previous?.[0], canary].map(read));
    if (!live) unserved.push(`${name} ${version}`);
    if (canary && !other) unserved.push(`${name} ${canary.version}`);
    if (!live) return lastGood ?? null;
    return {
      ...live,
      ...(lastGood ? { lastGood } : {}),
      ...(canary && other
        ? { canary: { percent: canary.percent, release: { ...other, lastGood: live } } }
        : {}),
    };
  }
}
