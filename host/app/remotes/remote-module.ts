import type { PageDefinition, SlotDefinition } from "@stays/contract";
import type { ModuleKey } from "./registry-snapshot.ts";

/** A page or slot that could not be loaded, and the reason for the log. */
export class RemoteError extends Error {
  readonly key: ModuleKey;

  constructor(key: ModuleKey, reason: string, options?: ErrorOptions) {
    super(`${key.remote}/${key.module}: ${reason}`, options);
    this.name = "RemoteError";
    this.key = key;
  }
}

/** A page or a slot of a remote. */
export type RemoteModule = PageDefinition | SlotDefinition<object>;

export interface ModuleExports {
  readonly page?: PageDefinition;
  readonly slot?: SlotDefinition<object>;
}

/** @throws RemoteError when the module exports no page or slot (FE-03) */
export function readDefinition(key: ModuleKey, exports: ModuleExports | null): RemoteModule {
  const kind = key.module.startsWith("page-") ? "page" : "slot";
  const definition = exports?.[kind];
  if (!definition) throw new RemoteError(key, `it exports no ${kind}`);
  return definition;
}
