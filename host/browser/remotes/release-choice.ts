import type { RegisteredRelease, RegistrySnapshot } from "../../app/remotes/registry-snapshot.ts";

/** Called when a remote falls back to another release in this page view. */
export type OnFallback = (
  remote: string,
  from: RegisteredRelease,
  to: RegisteredRelease,
  cause: unknown,
) => void;

/**
 * The release of each remote in this page view: the live one, or after a failure its last good one, until the
 * page is closed.
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

  /** The release that a remote has fallen back from; null when it has not. */
  failed(remote: string): RegisteredRelease | null {
    return (this.#fallbacks.has(remote) && this.#registry.find(({ name }) => name === remote)) || null;
  }

  /**
   * Falls back from a failed release.
   *
   * @param from the failed release; another module of the remote may have triggered the fallback already
   * @returns the release to use instead; null when there is none
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

/** Loads a module from a release; `attempt` counts from 0. */
export type LoadFromRelease<Module> = (release: RegisteredRelease, attempt: number) => Promise<Module>;

/**
 * Loads a module from the release in use. If that fails, the same attempt loads it from the last good
 * release.
 *
 * @throws the last error
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
    const module = await load(release, attempt);
    if (choice.current(remote) === release) return module;
  } catch (error) {
    if (!choice.fallBack(remote, release, error)) throw error;
  }
  // The remote has fallen back, for this module or for another one meanwhile.
  return loadOrFallBack(choice, remote, 0, load);
}
