import { CONTRACT_VERSION, type PageModule, type SlotModule } from "@stays/contract";
import type { ModuleKey } from "./registry-snapshot.ts";
import { RemoteError } from "./remote-error.ts";

/** What a remote's module is, before it is known whether a page or a slot was asked for. */
export type RemoteModule = PageModule | SlotModule<object>;

/**
 * Checks what a remote gave against the contract.
 *
 * @throws RemoteError when it is of another contract version, or has no component (FE-03)
 */
export function checkedModule(
  key: ModuleKey,
  module: Partial<PageModule & SlotModule<object>> | null,
): RemoteModule {
  if (!module) throw new RemoteError(key, "the remote has no such module");
  if (module.contract !== CONTRACT_VERSION)
    throw new RemoteError(key, `it is of contract ${module.contract}, the host of ${CONTRACT_VERSION}`);
  const isComplete = key.module.startsWith("page-")
    ? module.Page && module.queries && module.head && module.texts
    : module.Slot && module.texts;
  if (!isComplete) throw new RemoteError(key, "it misses an export of its contract");
  return module as RemoteModule;
}

/** A module that was asked for as a page. */
export const isPage = (module: RemoteModule): module is PageModule => "Page" in module;
