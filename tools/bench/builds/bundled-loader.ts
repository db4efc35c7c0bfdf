import { modules } from "bench-modules";
import { keyText, type ModuleKey } from "../../../host/app/remotes/registry-snapshot.ts";
import { type RemoteModule, readDefinition } from "../../../host/app/remotes/remote-module.ts";
import type { LoadModule } from "../../../host/app/remotes/remote-store.ts";

/**
 * Replaces `host/browser/remotes/federation.ts` in the builds that ours is compared with. It loads pages and
 * slots from a table that the bundler knows, as an application in one bundle does.
 */
export function federationLoader(
  _registry: unknown,
  _choice: unknown,
  addTexts: (module: RemoteModule, replaces: boolean) => Promise<void>,
): LoadModule {
  return async (key: ModuleKey) => {
    const module = readDefinition(key, (await modules[keyText(key)]?.()) ?? null);
    await addTexts(module, false);
    return module;
  };
}
