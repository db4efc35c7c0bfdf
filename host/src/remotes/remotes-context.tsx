import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { ModuleKey, RegistrySnapshot } from "./registry-snapshot.ts";
import type { RemoteModule } from "./remote-module.ts";
import type { LoadPhase } from "./remote-store.ts";

/** The modules of a page view. The browser's may come later or again, the server's come or reject. */
export interface RemoteModules {
  module(key: ModuleKey): Promise<RemoteModule>;
  loaded(key: ModuleKey): RemoteModule | null;
  phase(key: ModuleKey): LoadPhase;
  retry(key: ModuleKey): void;
  /** Puts another release in the place of a module that threw while it was shown; false when there is none. */
  replace(key: ModuleKey, error: unknown): boolean;
  /** Fetches a module anew that threw while it was shown. */
  reload(key: ModuleKey): void;
  subscribe(listener: () => void): () => void;
}

interface Remotes {
  readonly store: RemoteModules;
  readonly registry: RegistrySnapshot;
}

const RemotesContext = createContext<Remotes | null>(null);

/** Hands the remotes of this page view down the shell. */
export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** The store and the registry of this page view. */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error("There are no remotes around this component.");
  return remotes;
}

/** How far a module is; renders again when that changes. */
export function useLoadPhase(key: ModuleKey): LoadPhase {
  const { store } = useRemotes();
  const read = useCallback(() => store.phase(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read, () => "loading");
}

/**
 * A module that may be waited for without React's `use`; null until it is there. The first call starts loading. While a
 * boundary is suspended, React takes over nothing else that the server rendered, and reveals it 300 ms late.
 */
export function useLoadedModule(key: ModuleKey): RemoteModule | null {
  const { store } = useRemotes();
  void store.module(key);
  const read = useCallback(() => store.loaded(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read, () => null);
}
