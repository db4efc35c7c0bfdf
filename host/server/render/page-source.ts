import type { PageDefinition } from "@stays/contract";
import type { ModuleKey } from "../../app/remotes/registry-snapshot.ts";
import { readDefinition } from "../../app/remotes/remote-module.ts";
import type { RemoteModules } from "../../app/remotes/remotes-context.tsx";
import type { BundleLoader } from "./bundle-loader.ts";
import type { ServerBundle } from "./render-protocol.ts";

/** Loads the page of a request from its remote's server bundle. */
export async function loadPage(
  loader: BundleLoader,
  bundle: ServerBundle | null,
  key: ModuleKey,
): Promise<PageDefinition> {
  if (!bundle) throw new Error(`${key.remote}: no release is live`);
  const { pages } = await loader.load(bundle);
  const module = (await pages[key.module.replace(/^page-/, "")]?.()) ?? null;
  return readDefinition(key, module) as PageDefinition;
}

/** The modules of a server render: one page, which resolves or rejects. Slots are rendered on the client. */
export function serverModules(page: Promise<PageDefinition>): RemoteModules {
  return {
    module: () => page,
    loaded: () => null,
    phase: () => "loading",
    retry: () => {},
    reload: () => {},
    replace: () => false,
    replaceAll: () => {},
    subscribe: () => () => {},
  };
}
