import type { ModuleKey } from "./registry-snapshot.ts";
import { keyText } from "./registry-snapshot.ts";
import type { RemoteModule } from "./remote-module.ts";

/** How far a module is. A failed one may still become ready: by Try again, or because it came late. */
export type LoadPhase = "loading" | "ready" | "failed";

interface Entry {
  phase: LoadPhase;
  attempt: number;
  error: unknown;
  loaded: RemoteModule | null;
  /** Resolves when the module is there; never rejects, so that what is shown meanwhile is not torn down. */
  readonly module: Promise<RemoteModule>;
  readonly settle: (module: RemoteModule) => void;
}

/** How an attempt to get a module went. */
export interface LoadAttempt {
  readonly key: ModuleKey;
  readonly outcome: "ready" | "failed";
  /** Counts from 0. */
  readonly attempt: number;
  /** Milliseconds since the page began to load. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Gets a module; `attempt` counts from 0 and tells that the ones before failed. */
export type LoadModule = (key: ModuleKey, attempt: number) => Promise<RemoteModule>;

/** How modules are loaded, and who hears of it. */
export interface RemoteStoreOptions {
  readonly load: LoadModule;
  /** Milliseconds until a slot says that it is unavailable (FE-03). */
  readonly budget: number;
  readonly onFailure: (key: ModuleKey, error: unknown) => void;
  /** Called when an attempt has ended. */
  readonly onAttempt?: (attempt: LoadAttempt) => void;
  /** Called when a module threw while it was shown; true when another release now stands in for its remote. */
  readonly onCrash?: (key: ModuleKey, error: unknown) => boolean;
}

/** The modules of this page view: what is loading, there, or failed. Framework-free; views subscribe. */
export class RemoteStore {
  readonly #options: RemoteStoreOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(options: RemoteStoreOptions) {
    this.#options = options;
  }

  /** The promise of a module, for React's `use`. The first call starts loading. */
  module(key: ModuleKey): Promise<RemoteModule> {
    return this.#entry(key).module;
  }

  /** A module that is there; null before. */
  loaded(key: ModuleKey): RemoteModule | null {
    return this.#entries.get(keyText(key))?.loaded ?? null;
  }

  phase(key: ModuleKey): LoadPhase {
    return this.#entries.get(keyText(key))?.phase ?? "loading";
  }

  /** Starts again after a failure; does nothing while an attempt is running. */
  retry(key: ModuleKey): void {
    const entry = this.#entry(key);
    if (entry.phase !== "failed") return;
    entry.attempt += 1;
    this.#start(key, entry);
  }

  /**
   * Takes a module out that threw while it was shown, if another release can stand in for it.
   *
   * @returns true when it is worth showing it again
   */
  replace(key: ModuleKey, error: unknown): boolean {
    if (!this.#options.onCrash?.(key, error)) return false;
    this.#entries.delete(keyText(key));
    return true;
  }

  /** Fetches a module anew that threw while it was shown: what came of it is not trusted any more. */
  reload(key: ModuleKey): void {
    const shown = this.#entries.get(keyText(key));
    if (shown?.phase !== "ready") return;
    this.#open(key, shown.attempt + 1);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #entry(key: ModuleKey): Entry {
    const known = this.#entries.get(keyText(key));
    return known ?? this.#open(key, 0);
  }

  #open(key: ModuleKey, attempt: number): Entry {
    let settle: Entry["settle"] = () => {};
    const module = new Promise<RemoteModule>((resolve) => {
      settle = resolve;
    });
    const entry: Entry = { phase: "loading", attempt, error: undefined, loaded: null, module, settle };
    this.#entries.set(keyText(key), entry);
    this.#start(key, entry);
    return entry;
  }

  #start(key: ModuleKey, entry: Entry): void {
    const { load, budget, onFailure, onAttempt } = this.#options;
    const attempt = entry.attempt;
    const startedAt = performance.now();
    const ended = (outcome: LoadAttempt["outcome"]) =>
      onAttempt?.({ key, outcome, attempt, startedAt, endedAt: performance.now() });
    const fail = (error: unknown) => {
      if (entry.phase !== "loading" || entry.attempt !== attempt) return;
      entry.error = error;
      this.#enter(entry, "failed");
      onFailure(key, error);
      ended("failed");
    };
    if (entry.phase === "failed") this.#enter(entry, "loading");
    const timer = setTimeout(() => fail(new Error(`nothing came within ${budget} ms`)), budget);
    load(key, attempt)
      .then((module) => {
        entry.loaded = module;
        entry.settle(module);
        this.#enter(entry, "ready");
        ended("ready");
      }, fail)
      .finally(() => clearTimeout(timer));
  }

  #enter(entry: Entry, phase: LoadPhase): void {
    entry.phase = phase;
    for (const listener of this.#listeners) listener();
  }
}
