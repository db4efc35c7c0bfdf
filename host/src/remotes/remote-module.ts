import { type PageModule, type SlotModule, supportedContracts } from "@stays/contract";
import type { ModuleKey } from "./registry-snapshot.ts";
import { RemoteError } from "./remote-error.ts";

/** A module of a remote: a page or a slot. */
export type RemoteModule = PageModule | SlotModule<object>;

/**
 * Checks a module against the contract.
 *
 * @param contracts versions that this host supports
 * @throws RemoteError when its contract version is not supported, or it has no component (FE-03)
 */
export function checkedModule(
  key: ModuleKey,
  module: Partial<PageModule & SlotModule<object>> | null,
  contracts: readonly number[] = supportedContracts,
): RemoteModule {
  if (!module) throw new RemoteError(key, "the remote has no such module");
  if (module.contract === undefined || !contracts.includes(module.contract))
    throw new RemoteError(
      key,
      `it is of contract ${module.contract}, the host of ${contracts.join(" and ")}`,
    );
  const isComplete = key.module.startsWith("page-")
    ? module.Page && module.queries && module.head && module.texts
    : module.Slot && module.texts;
  if (!isComplete) throw new RemoteError(key, "it misses an export of its contract");
  return module as RemoteModule;
}
