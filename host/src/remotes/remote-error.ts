import type { ModuleKey } from "./registry-snapshot.ts";

/** A page or slot that could not be had: what, and why in words for the log. */
export class RemoteError extends Error {
  readonly key: ModuleKey;

  constructor(key: ModuleKey, reason: string, options?: ErrorOptions) {
    super(`${key.remote}/${key.module}: ${reason}`, options);
    this.name = "RemoteError";
    this.key = key;
  }
}
