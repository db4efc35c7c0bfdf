import { setTimeout as wait } from "node:timers/promises";
import {
  checkSuccessor,
  documentNumbers,
  type RegistryState,
  type ReleaseReader,
  readDocument,
  readNewest,
} from "@stays/releases";
import type { Log } from "../observability/log.ts";
import type { KeptRegistry } from "./kept-registry.ts";

/** Which registry a server uses, for `/healthz` and `/metrics`. */
export interface RegistryUse {
  /** Number of its document; null = it has none yet. */
  readonly number: number | null;
  /** Since when a newer one could not be read, ISO 8601; null = it can. */
  readonly unreadableSince: string | null;
}

export interface RegistrySourceOptions {
  readonly store: ReleaseReader;
  /** The store, for the log. */
  readonly location: string;
  readonly log: Log;
  /** Milliseconds for which pages use what was read last; 0 = each page reads. */
  readonly maxAge?: number;
  /** Keeps the newest registry over a restart. */
  readonly kept?: KeptRegistry | undefined;
}

/**
 * Milliseconds between two listings of all documents; between them the server asks for the next number only. A server
 * that was suspended finds the newest although the next ones were pruned meanwhile.
 */
const LIST_PAUSE = 60_000;
/** Longest wait for a newer registry, in milliseconds, while an older one is known. */
const PATIENCE_MS = 300;
/** Milliseconds after which a store that has not answered counts as unreadable. */
const HANGS_AFTER_MS = 5_000;
const SECOND = 1_000;
/** Milliseconds between two log lines while the registry cannot be read. */
const LOG_PAUSE = 60_000;

/**
 * The registry that the server uses. A newest document that cannot be used leaves the one before in force. So does a
 * store that does not answer, or whose newest document has disappeared. A kept registry is in force after a restart, too.
 */
export class RegistrySource {
  readonly #options: RegistrySourceOptions;
  #known: RegistryState | null = null;
  #listedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #coming: Promise<void> | null = null;
  #askedAt = 0;
  #unreadableSince: number | null = null;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(options: RegistrySourceOptions) {
    this.#options = options;
  }

  /** The registry that is used, as of the last `get`. */
  get use(): RegistryUse {
    const isHanging = this.#coming !== null && performance.now() - this.#askedAt > HANGS_AFTER_MS;
    const since = this.#unreadableSince ?? (isHanging ? this.#askedAt : null);
    return {
      number: this.#known?.number ?? null,
      unreadableSince: since === null ? null : this.#readTime(since),
    };
  }

  /** The newest registry, the same object while it is unchanged; null when there is none yet. Never throws. */
  async get(): Promise<RegistryState | null> {
    if (performance.now() - this.#readAt < (this.#options.maxAge ?? 0)) return this.#known;
    if (!this.#coming) {
      this.#askedAt = performance.now();
      this.#coming = this.#read().finally(() => {
        this.#coming = null;
      });
    }
    const late = this.#known ? [wait(PATIENCE_MS, undefined, { ref: false })] : [];
    await Promise.race([this.#coming, ...late]);
    return this.#known;
  }

  /** The time of day of a moment, to the second, as the clock shows it now: it may have been set since then. */
  #readTime(moment: number): string {
    // biome-ignore lint/plugin: a time of day, for people
    const seconds = Math.round((Date.now() - (performance.now() - moment)) / SECOND);
    return new Date(seconds * SECOND).toISOString();
  }

  async #read(): Promise<void> {
    const { log } = this.#options;
    const before = this.#known;
    try {
      this.#known ??= (await this.#options.kept?.read()) ?? null;
      if (!this.#known || performance.now() - this.#listedAt >= LIST_PAUSE) await this.#list();
      else await this.#findNext(this.#known);
      if (!this.#known) throw new Error("nothing is released there yet. Is RELEASES right?");
      if (this.#unreadableSince !== null)
        log.info("the registry of releases can be read", { number: this.#known.number });
      this.#unreadableSince = null;
    } catch (error) {
      this.#known ??= await this.#findUsable().catch(() => null);
      this.#failed(error);
    }
    if (this.#known && this.#known !== before) await this.#options.kept?.write(this.#known);
    this.#readAt = performance.now();
  }

  async #list(): Promise<void> {
    const { store } = this.#options;
    const known = this.#known;
    const newest = store.readRegistry ? await store.readRegistry() : await readNewest(store);
    if (known && (newest?.number ?? -1) < known.number)
      throw new Error(
        `number ${known.number} of the registry has disappeared, and the newest is ${newest?.number ?? "none"}; to use that, ${this.#options.kept ? `remove ${this.#options.kept.folder} and ` : ""}start the server again`,
      );
    if (JSON.stringify(newest) !== JSON.stringify(known)) this.#known = newest;
    // A view of two stores has no numbers of its own.
    if (!store.readRegistry) this.#listedAt = performance.now();
  }

  async #findNext(known: RegistryState): Promise<void> {
    const next = await readDocument(this.#options.store, known.number + 1);
    if (!next) return;
    checkSuccessor(known, next);
    this.#known = next;
    await this.#findNext(next);
  }

  /** At a start: the newest document below the newest, which cannot be used. */
  async #findUsable(): Promise<RegistryState | null> {
    const { store } = this.#options;
    for (const number of (await documentNumbers(store)).slice(0, -1).reverse()) {
      const document = await readDocument(store, number).catch(() => null);
      if (document) return document;
    }
    return null;
  }

  #failed(error: unknown): void {
    const { log, location } = this.#options;
    const now = performance.now();
    this.#unreadableSince ??= now;
    if (now - this.#loggedAt < LOG_PAUSE) return;
    this.#loggedAt = now;
    log.error("the registry of releases cannot be read", {
      store: location,
      since: this.#readTime(this.#unreadableSince),
      error,
    });
  }
}
