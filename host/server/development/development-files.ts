import { CONTRACT_VERSION } from "@stays/contract";
import type { HostAssets } from "../page/host-assets.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";

/**
 * React Refresh finds the renderer through this hook. The host's React registers with it before any remote's code is
 * there, so the hook has to keep what it is given; without it a change in a remote is compiled but never painted.
 */
const keepsRenderers = `(function(){var n=0,r=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,checkDCE:function(){},inject:function(x){r.set(++n,x);return n},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})()`;

/** The host's files as the development server has them in memory. */
export const developmentAssets: HostAssets = {
  scripts: ["/dev/host/main.js"],
  styles: ["/dev/host/main.css"],
  css: "",
  firstScript: keepsRenderers,
};

/**
 * A remote as a development server has it in memory.
 *
 * @param origin of that server; empty = it is the one that the page came from
 */
export function developmentRelease(name: string, origin = ""): LiveRelease {
  return {
    baseUrl: `${origin}/dev/${name}/`,
    css: async () => "",
    descriptor: {
      name,
      version: "development",
      contract: CONTRACT_VERSION,
      entry: "remoteEntry.js",
      server: "",
      exposes: {},
      integrity: {},
    },
  };
}

/**
 * The remotes under development come from memory, and nothing of them is preloaded or rendered on the server; the
 * others are those of the live releases (FE-06).
 *
 * @param names remotes under development
 */
export function developmentReleases(live: LiveReleases, names: readonly string[]): LiveReleases {
  return { ...live, ...Object.fromEntries(names.map((name) => [name, developmentRelease(name)])) };
}
