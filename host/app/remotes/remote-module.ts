import type { PageDefinition, SlotDefinition } from "@stays/contract";
import { keyText, type ModuleKey } from "./registry-snapshot.ts";

/** A page or a slot of a remote. */
export type RemoteModule = PageDefinition | SlotDefinition<object>;

export interface ModuleExports {
  readonly page?: PageDefinition;
  readonly slot?: SlotDefinition<object>;
}

/** @throws when the module exports no page or slot (FE-03) */
export function readDefinition(key: ModuleKey, exports: ModuleExports | null): RemoteModule {
  const kind = key.module.startsWith("page-") ? "page" : "slot";
  const definition = exports?.[kind];
  if (!definition) throw new Error(`${keyText(key)}: it exports no ${kind}`);
  return definition;
}
