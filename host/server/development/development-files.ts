import { CONTRACT_VERSION } from "@stays/contract";
import { OVERLAY_POLICY } from "../../src/boot/overlay-policy.ts";
import type { HostAssets } from "../page/host-assets.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";

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
 * Replaces the remotes under development by those in memory; they are neither preloaded nor rendered on the
 * server. The others keep their live releases (FE-06).
 *
 * @param names remotes under development
 */
export function developmentReleases(live: LiveReleases, names: readonly string[]): LiveReleases {
  return { ...live, ...Object.fromEntries(names.map((name) => [name, developmentRelease(name)])) };
}
