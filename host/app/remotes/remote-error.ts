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
