import { setTimeout as wait } from "node:timers/promises";
import { REGISTRY_FILE } from "@stays/releases";
import { LRUCache } from "lru-cache";
import type { ReadFile } from "../files/file-response.ts";

/** A remote release store, and the limits of its cache. */
export interface CachedReleasesOptions {
  /** Reads a file of the remote store. */
  readonly read: ReadFile;
  /** Bytes of files to keep in memory. */
  readonly maxBytes?: number;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

const MEBIBYTE = 1_048_576;
/** Largest age of the registry in milliseconds: a new release appears on pages requested a second later. */
const REGISTRY_MS = 1_000;
/** Longest wait for a newer registry, in milliseconds, while an older one is cached. */
const PATIENCE_MS = 300;

interface Registry {
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly readAt: number;
}

/**
 * Caches the registry of a remote store for a second. If the store does not answer, pages use the cached one.
 */
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
 * Reads a release store on another machine through a cache. Files of releases are immutable and are read once
 * while there is memory for them. The registry is at most a second old.
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
    // Missing files are not cached: they may still be uploading. Nor is the audit, which grows.
    if (content && file.includes("/")) files.set(file, content);
    return content;
  };
}
