import { type PageModule, type SlotModule, supportedContracts } from "@stays/contract";
import type { ModuleKey } from "./registry-snapshot.ts";
import { RemoteError } from "./remote-error.ts";

/** What a remote's module is, before it is known whether a page or a slot was asked for. */
export type RemoteModule = PageModule | SlotModule<object>;

/**
 * Checks what a remote gave against the contract.
 *
 * @param contracts versions that this host shows
 * @throws RemoteError when it is of another contract version, or has no component (FE-03)
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
