import type { RegisteredRelease, RegistrySnapshot } from "./registry-snapshot.ts";

/** Says that a remote's release gave way to another within this page view. */
export type OnFallback = (
  remote: string,
  from: RegisteredRelease,
  to: RegisteredRelease,
  cause: unknown,
) => void;

/**
 * Which release of each remote this page view uses: the live one, until it turns out that it cannot be used; then its
 * last good one, for as long as the page is open.
 */
export class ReleaseChoice {
  readonly #registry: RegistrySnapshot;
  readonly #onFallback: OnFallback;
  readonly #fallbacks = new Map<string, RegisteredRelease>();

  constructor(registry: RegistrySnapshot, onFallback: OnFallback) {
    this.#registry = registry;
    this.#onFallback = onFallback;
  }

  /** The release in use; null when no release of the remote is live. */
  current(remote: string): RegisteredRelease | null {
    return this.#fallbacks.get(remote) ?? this.#registry.find(({ name }) => name === remote) ?? null;
  }

  /** Whether the remote has given way to its last good release. */
  hasFallenBack(remote: string): boolean {
    return this.#fallbacks.has(remote);
  }

  /**
   * Gives up a release.
   *
   * @param from the release that failed; another module of the remote may have given it up before
   * @returns what to use instead; null when there is nothing better
   */
  fallBack(remote: string, from: RegisteredRelease, cause: unknown): RegisteredRelease | null {
    const known = this.#fallbacks.get(remote);
    if (known) return known.version === from.version ? null : known;
    const lastGood = this.#registry.find(({ name }) => name === remote)?.lastGood;
    if (!lastGood) return null;
    this.#fallbacks.set(remote, lastGood);
    this.#onFallback(remote, from, lastGood, cause);
    return lastGood;
  }
}

/** Gets a module out of a release; `attempt` counts from 0. */
export type LoadFromRelease<Module> = (release: RegisteredRelease, attempt: number) => Promise<Module>;

/**
 * Loads from the release in use, and within the same attempt from the last good one when that fails.
 *
 * @throws what the last of both failed with
 */
export async function loadOrFallBack<Module>(
  choice: ReleaseChoice,
  remote: string,
  attempt: number,
  load: LoadFromRelease<Module>,
): Promise<Module> {
  const release = choice.current(remote);
  if (!release) throw new Error("no release of this remote is live");
  try {
    return await load(release, attempt);
  } catch (error) {
    const other = choice.fallBack(remote, release, error);
    if (!other) throw error;
    return load(other, 0);
  }
}
