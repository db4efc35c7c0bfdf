import { createInstance, type ModuleFederation } from "@module-federation/enhanced/runtime";
import provideRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import bundlerRuntime from "@module-federation/webpack-bundler-runtime";
import { supportedContracts } from "@stays/contract/host";
import { version as contractVersion } from "@stays/contract/package.json";
import { version as reactVersion } from "react";
import { providedModules } from "../../app/remotes/provided-modules.ts";
import {
  federationName,
  keyText,
  type ModuleKey,
  type RegisteredRelease,
  type RegistrySnapshot,
} from "../../app/remotes/registry-snapshot.ts";
import { type ModuleExports, type RemoteModule, readDefinition } from "../../app/remotes/remote-module.ts";
import type { LoadModule } from "../../app/remotes/remote-store.ts";
import { checkedEntries } from "./checked-entries.ts";
import { loadOrFallBack, type ReleaseChoice } from "./release-choice.ts";
import { removeFailedTry, removeFiles } from "./release-traces.ts";

const shareConfig = { singleton: true, requiredVersion: false as const };

/** The version of a shared module; all of ours have that of the contract. */
const getVersion = (name: string) => (name.startsWith("@stays/") ? contractVersion : reactVersion);

const eagerModule = ([name, module]: [string, object]) => [
  name,
  { version: getVersion(name), lib: () => module, shareConfig },
];

/** The modules that the host loads when a remote first uses them. */
const lazyModules: Readonly<Record<string, () => Promise<object>>> = {
  "@stays/map": () => import(/* webpackChunkName: "map" */ "@stays/map"),
  "@stays/ui/dialog": () => import(/* webpackChunkName: "dialog" */ "@stays/ui/dialog"),
  ...(process.env.NODE_ENV === "development" && {
    "react/jsx-dev-runtime": () => import("react/jsx-dev-runtime"),
  }),
};

/**
 * Shares a module that is loaded on first use. The federation runtime keeps a load that failed, so it is removed: the
 * next use loads again.
 */
export function shareLazily(federation: ModuleFederation, name: string, load: () => Promise<object>): void {
  const get = () =>
    load().then(
      (module) => () => module,
      (cause: unknown) => {
        const { default: scope = {} } = federation.shareScopeMap;
        for (const share of Object.values(scope[name] ?? {})) share.loading = null;
        throw cause;
      },
    );
  const shared = { [name]: { version: getVersion(name), get, shareConfig } };
  federation.initOptions({ name: federation.name, remotes: [], shared });
}

/**
 * Provides the bundler's part of the federation runtime, which the entries of remotes leave out. Each entry gets a copy, since
 * it keeps the state of its container in it.
 */
function provideBundlerRuntime(): void {
  const createBundlerRuntime = () => ({
    ...bundlerRuntime,
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  });
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: createBundlerRuntime });
}

/** Registers a release in the federation runtime; replaces the one before. */
function register(federation: ModuleFederation, remote: string, entry: string): void {
  Reflect.deleteProperty(globalThis, federationName(remote));
  federation.registerRemotes([{ name: federationName(remote), entry, type: "global" }], { force: true });
}

/**
 * Removes all traces of a failed try, so that the next one starts fresh without a page reload. The entry passes the
 * number of the try on to its chunks (`tools/build/src/runtime/chunk-retry.ts`).
 */
function forget(
  federation: ModuleFederation,
  remote: string,
  release: RegisteredRelease,
  attempt: number,
): void {
  removeFailedTry(remote, release);
  register(federation, remote, `${release.entry}?retry=${attempt}`);
}

/** Adds the texts of a remote's module before it is shown. */
type AddTexts = (remote: string, module: RemoteModule) => Promise<void>;

/** Loads modules of the registry's remotes at run time (FE-01), in the releases of this page view. */
export function federationLoader(
  registry: RegistrySnapshot,
  choice: ReleaseChoice,
  addTexts: AddTexts,
): LoadModule {
  provideBundlerRuntime();
  const federation = createInstance({
    name: "host",
    remotes: registry.map(({ name, entry }) => ({ name: federationName(name), entry, type: "global" })),
    shared: Object.fromEntries(Object.entries(providedModules).map(eagerModule)),
    shareStrategy: "loaded-first",
    plugins: [provideRuntimeCore(), checkedEntries(registry)],
  });
  for (const [name, loadShared] of Object.entries(lazyModules)) shareLazily(federation, name, loadShared);
  const registered = new Map(registry.map(({ name, version }) => [name, version]));

  async function loadFrom(key: ModuleKey, release: RegisteredRelease, attempt: number) {
    const { remote } = key;
    const { version, contract, entry } = release;
    if (!supportedContracts.includes(contract))
      throw new Error(
        `${keyText(key)}: it is of contract ${contract}, the host of ${supportedContracts.join(" and ")}`,
      );
    if (attempt > 0) forget(federation, remote, release, attempt);
    else if (registered.get(remote) !== version) register(federation, remote, entry);
    registered.set(remote, version);
    const loaded = await federation.loadRemote<ModuleExports>(`${federationName(remote)}/${key.module}`);
    const module = readDefinition(key, loaded);
    await addTexts(remote, module);
    // The server's HTML of a failed release keeps its styles until there is something to replace it.
    const failed = choice.failed(remote);
    if (failed && failed.version !== version) removeFiles(remote, failed);
    return module;
  }
  return (key, attempt) =>
    loadOrFallBack(choice, key.remote, attempt, (release, again) => loadFrom(key, release, again));
}
