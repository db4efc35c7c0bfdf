import type { ModuleKey } from "./registry-snapshot.ts";
import { keyText } from "./registry-snapshot.ts";
import type { RemoteModule } from "./remote-module.ts";

/**
 * The load state of a module. A failed one may still become ready, by Try again (`retrying`) or because it arrived late.
 */
export type LoadPhase = "loading" | "retrying" | "ready" | "failed";

interface Entry {
  readonly key: ModuleKey;
  phase: LoadPhase;
  attempt: number;
  loaded: RemoteModule | null;
  /** Resolves when the module is loaded. It never rejects, so that the current view is not unmounted. */
  readonly module: Promise<RemoteModule>;
  readonly settle: (module: RemoteModule) => void;
}

export interface LoadAttempt {
  readonly key: ModuleKey;
  readonly outcome: "ready" | "failed";
  /** Counts from 0. */
  readonly attempt: number;
  /** Milliseconds since navigation start. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Loads a module; `attempt` counts from 0, so above 0 the earlier ones failed. */
export type LoadModule = (key: ModuleKey, attempt: number) => Promise<RemoteModule>;

export interface RemoteStoreOptions {
  readonly load: LoadModule;
  /** Milliseconds until a slot shows that it is unavailable (FE-03). */
  readonly budget: number;
  readonly onFailure: (key: ModuleKey, error: unknown) => void;
  readonly onAttempt?: (attempt: LoadAttempt) => void;
  /** Called when a module threw during render; true when its remote has fallen back to another release. */
  readonly onCrash?: (key: ModuleKey, error: unknown) => boolean;
}

/** The modules of this page view and their load states. Independent of React; views subscribe to it. */
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

  /** A loaded module; null before. */
  loaded(key: ModuleKey): RemoteModule | null {
    return this.#entries.get(keyText(key))?.loaded ?? null;
  }

  phase(key: ModuleKey): LoadPhase {
    return this.#entries.get(keyText(key))?.phase ?? "loading";
  }

  /** Tries again after a failure; does nothing while an attempt is running. */
  retry(key: ModuleKey): void {
    const entry = this.#entry(key);
    if (entry.phase !== "failed") return;
    entry.attempt += 1;
    this.#start(key, entry);
  }

  /**
   * Falls back from the release of a module that threw during render.
   *
   * @returns true if the module should be rendered again
   */
  replace(key: ModuleKey, error: unknown): boolean {
    const crashed = this.#entries.get(keyText(key));
    if (!this.#options.onCrash?.(key, error)) return false;
    if (this.#entries.get(keyText(key)) === crashed) this.#entries.delete(keyText(key));
    return true;
  }

  /** Loads all modules of a remote again, because it has fallen back to another release. */
  replaceAll(remote: string): void {
    for (const [text, { key, phase }] of [...this.#entries]) {
      if (key.remote !== remote) continue;
      if (phase === "ready") this.#entries.delete(text);
      else this.retry(key);
    }
    this.#notify();
  }

  /** Loads a module again that threw during render: its state is no longer trusted. */
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
    const entry: Entry = {
      key,
      phase: "loading",
      attempt,
      loaded: null,
      module,
      settle,
    };
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
      if (entry.phase === "ready" || entry.phase === "failed" || entry.attempt !== attempt) return;
      this.#enter(entry, "failed");
      onFailure(key, error);
      ended("failed");
    };
    if (entry.phase === "failed") this.#enter(entry, "retrying");
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
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
