import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { ModuleKey, RegistrySnapshot } from "./registry-snapshot.ts";
import type { RemoteModule } from "./remote-module.ts";
import type { LoadPhase, RemoteStore } from "./remote-store.ts";

/**
 * The modules of a page view. In the browser they may arrive late or after a retry; on the server they
 * resolve or reject.
 */
export type RemoteModules = Pick<RemoteStore, keyof RemoteStore>;

interface Remotes {
  readonly store: RemoteModules;
  readonly registry: RegistrySnapshot;
  /** The release of a remote in use; missing where it is always that of the registry, as on the server. */
  readonly getRelease?: ((remote: string) => string) | undefined;
}

/** The entries of the browser and of the server set it. */
export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error("There are no remotes around this component.");
  return remotes;
}

/** The release of a remote in use: that of the registry, or after a failure its last good one. */
export function useRelease(remote: string): string {
  const { store, registry, getRelease } = useRemotes();
  const live = registry.find(({ name }) => name === remote)?.version ?? "none";
  return useSyncExternalStore(
    store.subscribe,
    () => getRelease?.(remote) ?? live,
    () => live,
  );
}

/** The load state of a module; re-renders when it changes. */
export function useLoadPhase(key: ModuleKey): LoadPhase {
  const { store } = useRemotes();
  const read = useCallback(() => store.phase(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read, () => "loading");
}

/** The promise of a module; another one once its release was replaced. Suspends with React's `use`. */
export function useModule(key: ModuleKey): Promise<RemoteModule> {
  const { store } = useRemotes();
  const read = useCallback(() => store.module(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * A module without suspending; null until it is loaded. The first call starts loading. While a boundary is
 * suspended, React hydrates nothing else in the server's HTML, and reveals the boundary 300 ms late.
 */
export function useLoadedModule(key: ModuleKey): RemoteModule | null {
  const { store } = useRemotes();
  void store.module(key);
  const read = useCallback(() => store.loaded(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read, () => null);
}
