import { CONTRACT_VERSION } from "@stays/contract/host";
import { OVERLAY_POLICY } from "../../app/page/page-data.ts";
import type { HostAssets } from "../page/host-assets.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import type { PageRequest } from "../page/page-handler.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { DevelopmentBundle, ServerBundles } from "./server-bundles.ts";

/** Answers the address of a page. */
type RenderPage = (request: Request, context: PageRequest) => Promise<Response>;

/**
 * A React DevTools hook that keeps the renderers. React Refresh finds them through it. The host's React
 * registers before the code of a remote is loaded. Without the hook a change in a remote is compiled but not
 * rendered.
 */
const keepsRenderers = `(function(){var n=0,r=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,checkDCE:function(){},inject:function(x){r.set(++n,x);return n},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})()`;

/** The host's files, served from the development server's memory. */
export const developmentAssets: Omit<HostAssets, "earlyInput"> = {
  scripts: ["/dev/host/main.js"],
  styles: ["/dev/host/main.css"],
  css: "",
  firstScript: keepsRenderers,
  // The overlay creates its policy again each time it is shown.
  trustedTypes: [OVERLAY_POLICY, "'allow-duplicates'"],
};

/**
 * A remote, served from the memory of a development server.
 *
 * @param origin of that server; empty = the origin of the page
 * @param bundle its server bundle; missing = it is rendered in the browser
 */
export function developmentRelease(name: string, origin = "", bundle?: DevelopmentBundle): LiveRelease {
  return {
    baseUrl: `${origin}/dev/${name}/`,
    css: async () => "",
    descriptor: {
      name,
      version: bundle?.version ?? "development",
      contract: CONTRACT_VERSION,
      entry: "remoteEntry.js",
      server: bundle?.file ?? "",
      exposes: {},
      integrity: bundle ? { [bundle.file]: bundle.integrity } : {},
    },
  };
}

/**
 * Replaces the remotes under development by those in memory; they are not preloaded. The others keep their live
 * releases (FE-06).
 *
 * @param names remotes under development
 */
export function developmentReleases(
  live: LiveReleases,
  names: readonly string[],
  bundles: Pick<ServerBundles, "of">,
): LiveReleases {
  const own = names.map((name) => [name, developmentRelease(name, "", bundles.of(name))]);
  return { ...live, ...Object.fromEntries(own) };
}

/** The registry of a development session: the live releases, and the remotes under development. */
export function developmentRegistry(
  live: Pick<Registry, "get" | "use">,
  names: readonly string[],
  bundles: ServerBundles,
): Registry {
  return {
    isReady: true,
    get use() {
      return live.use;
    },
    missing: [],
    isRevoked: () => false,
    get: async () => developmentReleases(await live.get(), names, bundles),
    find: async () => null,
  };
}

/**
 * Renders pages on the server only while the development server has bundles for it. No page is cached, because
 * each build changes them.
 */
export function developmentPages(
  render: RenderPage,
  names: readonly string[],
  bundles: ServerBundles,
): RenderPage {
  const hasAll = () => names.every((name) => bundles.of(name) !== undefined);
  return (request, context) =>
    render(request, { ...context, isPersonal: true, pool: hasAll() ? context.pool : null });
}
