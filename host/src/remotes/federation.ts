import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import { lending } from "./lending.ts";
import { federationName, type ModuleKey, type RegistrySnapshot } from "./registry-snapshot.ts";
import { RemoteError } from "./remote-error.ts";
import { checkedModule } from "./remote-module.ts";
import type { LoadModule } from "./remote-store.ts";
import { resilience } from "./resilience.ts";

/** The array through which a release's chunks arrive; the build names it by release. */
const chunkArray = (remote: string, version: string): string => `chunks_${federationName(remote)}_${version}`;

/**
 * Forgets everything of a release that failed, chunks included, so that the next attempt starts from nothing and
 * needs no reload.
 */
function forget(remote: RegistrySnapshot[number], attempt: number): void {
  Reflect.deleteProperty(globalThis, chunkArray(remote.name, remote.version));
  Reflect.deleteProperty(globalThis, federationName(remote.name));
  const entry = `${remote.entry}?retry=${attempt}`;
  registerRemotes([{ name: federationName(remote.name), entry, type: "global" }], { force: true });
}

/**
 * Finds the remotes of a registry at run time (FE-01).
 *
 * @param addTexts loads what the module has to say, before it is shown
 */
export function federationLoader(
  registry: RegistrySnapshot,
  addTexts: (module: Awaited<ReturnType<LoadModule>>) => Promise<void>,
): LoadModule {
  registerPlugins([resilience(), lending()]);
  registerRemotes(
    registry.map(({ name, entry }) => ({ name: federationName(name), entry, type: "global" as const })),
  );
  return async (key: ModuleKey, attempt: number) => {
    const remote = registry.find(({ name }) => name === key.remote);
    if (!remote) throw new RemoteError(key, "no release of this remote is live");
    if (attempt > 0) forget(remote, attempt);
    const module = checkedModule(key, await loadRemote(`${federationName(key.remote)}/${key.module}`));
    await addTexts(module);
    return module;
  };
}
