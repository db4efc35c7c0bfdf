import { setTimeout as wait } from "node:timers/promises";
import { REGISTRY_FILE } from "@stays/releases";
import { LRUCache } from "lru-cache";
import type { ReadFile } from "../files/file-response.ts";

/** A distant store, and how much of it is kept near. */
export interface CachedReleasesOptions {
  /** Reads the distant store. */
  readonly read: ReadFile;
  /** Bytes of files that are kept in memory. */
  readonly maxBytes?: number;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

const MEBIBYTE = 1_048_576;
/** How old a registry may be: a release is on the next page that is asked for a second later. */
const REGISTRY_MS = 1_000;
/** How long a page waits for a newer registry while it has an older one. */
const PATIENCE_MS = 300;

interface Registry {
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly readAt: number;
}

/** Keeps the registry of a distant store for a second; a store that does not answer keeps no page waiting. */
class CachedRegistry {
  readonly #read: ReadFile;
  readonly #now: () => number;
  #known: Registry | null = null;
  #coming: Promise<Registry> | null = null;

  constructor({ read, now = Date.now }: CachedReleasesOptions) {
    this.#read = read;
    this.#now = now;
  }

  async get(): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = this.#known;
    if (known && this.#now() - known.readAt < REGISTRY_MS) return known.content;
    this.#coming ??= this.#next();
    if (!known) return (await this.#coming).content;
    const patience = new AbortController();
    const late = wait(PATIENCE_MS, known, { signal: patience.signal, ref: false }).catch(() => known);
    try {
      return (await Promise.race([this.#coming, late])).content;
    } finally {
      patience.abort();
    }
  }

  async #next(): Promise<Registry> {
    try {
      const content = await this.#read(REGISTRY_FILE);
      this.#known = { content, readAt: this.#now() };
      return this.#known;
    } finally {
      this.#coming = null;
    }
  }
}

/**
 * Reads a store of releases that is not on this machine: files of releases never change and are read once, as long as
 * there is room for them; the registry is at most a second old.
 */
export function readCached(options: CachedReleasesOptions): ReadFile {
  const { read, maxBytes = 128 * MEBIBYTE } = options;
  const registry = new CachedRegistry(options);
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  return async (file) => {
    if (file === REGISTRY_FILE) return registry.get();
    const kept = files.get(file);
    if (kept) return kept;
    const content = await read(file);
    // What is missing may still be on its way there; the audit grows.
    if (content && file.includes("/")) files.set(file, content);
    return content;
  };
}
