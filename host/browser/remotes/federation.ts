import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import { supportedContracts } from "@stays/contract/host";
import {
  federationName,
  type ModuleKey,
  type RegisteredRelease,
  type RegistrySnapshot,
} from "../../app/remotes/registry-snapshot.ts";
import {
  type ModuleExports,
  RemoteError,
  type RemoteModule,
  readDefinition,
} from "../../app/remotes/remote-module.ts";
import type { LoadModule } from "../../app/remotes/remote-store.ts";
import { checkedEntries } from "./checked-entries.ts";
import { notePlatformChanges } from "./platform-changes.ts";
import { loadOrFallBack, type ReleaseChoice } from "./release-choice.ts";

/**
 * Shared modules that only remotes use: the map, loaded on first use. It is imported here because the build
 * shares only modules that the host's own code imports.
 */
function provideLazyModules() {
  return { name: "lazy-modules", modules: { map: () => import(/* webpackChunkName: "map" */ "@stays/map") } };
}

/** Name of the global array that receives a release's chunks; the build sets it per release. */
const chunkArray = (remote: string, version: string): string => `chunks_${federationName(remote)}_${version}`;

/** Registers a release in the federation runtime; replaces the one before. */
function register(remote: string, entry: string): void {
  Reflect.deleteProperty(globalThis, federationName(remote));
  registerRemotes([{ name: federationName(remote), entry, type: "global" }], { force: true });
}

/**
 * Removes all traces of a failed release, chunks included, so that the next attempt starts fresh without a
 * page reload.
 */
function forget(remote: string, { version, entry }: RegisteredRelease, attempt: number): void {
  Reflect.deleteProperty(globalThis, chunkArray(remote, version));
  register(remote, `${entry}?retry=${attempt}`);
}

/** Loads a module's texts before it is shown; `replaces` = texts of another release may be loaded already. */
type AddTexts = (module: RemoteModule, replaces: boolean) => Promise<void>;

/** Loads modules of the registry's remotes at run time (FE-01), in the releases of this page view. */
export function federationLoader(
  registry: RegistrySnapshot,
  choice: ReleaseChoice,
  addTexts: AddTexts,
): LoadModule {
  registerPlugins([checkedEntries(registry), provideLazyModules()]);
  registerRemotes(
    registry.map(({ name, entry }) => ({ name: federationName(name), entry, type: "global" as const })),
  );
  const registered = new Map(registry.map(({ name, version }) => [name, version]));

  async function loadFrom(key: ModuleKey, release: RegisteredRelease, attempt: number) {
    const { remote } = key;
    const { version, contract, entry } = release;
    if (!supportedContracts.includes(contract))
      throw new RemoteError(
        key,
        `it is of contract ${contract}, the host of ${supportedContracts.join(" and ")}`,
      );
    if (attempt > 0) forget(remote, release, attempt);
    else if (registered.get(remote) !== version) register(remote, entry);
    registered.set(remote, version);
    const loaded = await loadRemote<ModuleExports>(`${federationName(remote)}/${key.module}`).finally(() =>
      notePlatformChanges(remote, version),
    );
    const module = readDefinition(key, loaded);
    await addTexts(module, choice.hasFallenBack(remote));
    return module;
  }
  return (key, attempt) =>
    loadOrFallBack(choice, key.remote, attempt, (release, again) => loadFrom(key, release, again));
}
