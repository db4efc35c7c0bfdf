import { setTimeout as wait } from "node:timers/promises";
import type { RegistryState } from "@stays/releases";
import type { Log } from "../log/log.ts";
import type { FollowRegistry } from "./follow-registry.ts";

/** Which registry a server uses, for `/healthz` and `/metrics`. */
export interface RegistryUse {
  /** Number of its document; null = it has none yet. */
  readonly number: number | null;
  /** Since when a newer one could not be read, ISO 8601; null = it can. */
  readonly unreadableSince: string | null;
}

/** Options of the source. */
export interface RegistrySourceOptions {
  readonly follow: FollowRegistry;
  /** The release store, for the log. */
  readonly location: string;
  readonly log: Log;
  /** Milliseconds for which pages use what was read last; 0 = each page reads. */
  readonly maxAge?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Longest wait for a newer registry, in milliseconds, while an older one is known. */
const PATIENCE_MS = 300;
/** Milliseconds after which a store that has not answered counts as unreadable. */
const HANGS_AFTER_MS = 5_000;
/** Milliseconds between two log lines while the registry cannot be read. */
const LOG_PAUSE = 60_000;

const timeOf = (now: number): string => new Date(now).toISOString();

/** The registry that the server uses. If the store does not answer, the last good one stays in force. */
export class RegistrySource {
  readonly #options: RegistrySourceOptions;
  readonly #now: () => number;
  #known: RegistryState | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #coming: Promise<void> | null = null;
  #askedAt = 0;
  #unreadableSince: string | null = null;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(options: RegistrySourceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The registry that is used, as of the last `get`. */
  get use(): RegistryUse {
    const isHanging = this.#coming !== null && this.#now() - this.#askedAt > HANGS_AFTER_MS;
    return {
      number: this.#known?.number ?? null,
      unreadableSince: this.#unreadableSince ?? (isHanging ? timeOf(this.#askedAt) : null),
    };
  }

  /** The newest registry; null when there is none yet. Never throws. */
  async get(): Promise<RegistryState | null> {
    if (this.#now() - this.#readAt < (this.#options.maxAge ?? 0)) return this.#known;
    if (!this.#coming) {
      this.#askedAt = this.#now();
      this.#coming = this.#read().finally(() => {
        this.#coming = null;
      });
    }
    if (!this.#known) {
      await this.#coming;
      return this.#known;
    }
    const patience = new AbortController();
    const late = wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => {});
    await Promise.race([this.#coming, late]);
    patience.abort();
    return this.#known;
  }

  async #read(): Promise<void> {
    const { follow, log } = this.#options;
    const { state, problem } = await follow();
    this.#known = state;
    this.#readAt = this.#now();
    if (problem) return this.#failed(problem);
    if (!state) return this.#failed(new Error("nothing is released there yet. Is RELEASES right?"));
    if (this.#unreadableSince !== null)
      log.info("the registry of releases can be read", { number: state.number });
    this.#unreadableSince = null;
  }

  #failed(error: unknown): void {
    const { log, location } = this.#options;
    const now = this.#now();
    this.#unreadableSince ??= timeOf(now);
    if (now - this.#loggedAt < LOG_PAUSE) return;
    this.#loggedAt = now;
    log.error("the registry of releases cannot be read", {
      store: location,
      since: this.#unreadableSince,
      error,
    });
  }
}
