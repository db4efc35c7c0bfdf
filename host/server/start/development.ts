import { createHash } from "node:crypto";
import { OVERLAY_POLICY } from "../../app/page/page-data.ts";
import type { ReadFile } from "../http/file-response.ts";
import type { Problem } from "../observability/problems.ts";
import type { HostAssets } from "../page/host-assets.ts";
import { type DevelopmentBundle, developmentRelease } from "../page/live-release.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { RenderProblem } from "../render/render-protocol.ts";

/** A message of the development server: the server bundle of a remote. */
interface BundleMessage {
  readonly remote: string;
  /** Different for each content. */
  readonly version: string;
  /** null = the remote is rendered in the browser. */
  readonly code: string | null;
}

/** The name of every server bundle in the folder of its release. */
const BUNDLE = "server.cjs";

/** The server bundles of the remotes under development, as the development server last built them. */
export class ServerBundles {
  readonly #current = new Map<string, DevelopmentBundle>();
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();

  /** Replaces the bundle of a remote. Its last one stays readable, for pages that are being rendered. */
  receive({ remote, version, code }: BundleMessage): void {
    const last = this.#current.get(remote);
    this.#current.delete(remote);
    if (code === null) return;
    const kept = last && `${remote}/${last.version}/${BUNDLE}`;
    for (const file of this.#files.keys())
      if (file.startsWith(`${remote}/`) && file !== kept) this.#files.delete(file);
    const content = new TextEncoder().encode(code);
    const integrity = `sha384-${createHash("sha384").update(content).digest("base64")}`;
    this.#files.set(`${remote}/${version}/${BUNDLE}`, content);
    this.#current.set(remote, { version, file: BUNDLE, integrity });
  }

  /** The bundle of a remote; undefined while it is rendered in the browser. */
  of(remote: string): DevelopmentBundle | undefined {
    return this.#current.get(remote);
  }

  /** Reads bundles from memory, and other files of releases as `read` does. */
  reader(read: ReadFile): ReadFile {
    return async (file) => this.#files.get(file) ?? read(file);
  }
}

/** Receives bundles from the development server, which has started this process. */
export function receiveBundles(): ServerBundles {
  const bundles = new ServerBundles();
  process.on("message", ({ bundle }: { readonly bundle?: BundleMessage }) => {
    if (!bundle) return;
    bundles.receive(bundle);
    process.send?.({ received: bundle.version });
  });
  return bundles;
}

/**
 * A React DevTools hook that keeps the renderers. React Refresh finds them through it. The host's React
 * registers before the code of a remote is loaded. Without the hook a change in a remote is compiled but not
 * rendered.
 */
const keepsRenderers = `(function(){var n=0,r=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,checkDCE:function(){},inject:function(x){r.set(++n,x);return n},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})()`;

/** The host's files that are served from the development server's memory. */
export const developmentAssets = {
  scripts: ["/dev/host/main.js"],
  styles: ["/dev/host/main.css"],
  css: "",
  serviceWorker: null,
  firstScript: keepsRenderers,
  // The overlay creates its policy again each time it is shown.
  trustedTypes: [OVERLAY_POLICY, "'allow-duplicates'"],
} satisfies Partial<HostAssets>;

/**
 * The registry of a development session: the remotes under development, which come from memory and are not preloaded,
 * and the live releases of the others (FE-06).
 *
 * @param names remotes under development
 */
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
    unserved: [],
    isRevoked: () => false,
    get: async () => ({
      ...(await live.get()),
      ...Object.fromEntries(names.map((name) => [name, developmentRelease(name, "", bundles.of(name))])),
    }),
    find: async () => null,
  };
}

/**
 * Renders pages on the server only while the development server has bundles for it. No page is cached, because
 * each build changes them.
 */
export function developmentPages(
  render: PageRoutesOptions["renderPage"],
  names: readonly string[],
  bundles: ServerBundles,
): PageRoutesOptions["renderPage"] {
  const hasAll = () => names.every((name) => bundles.of(name) !== undefined);
  return (request, context) =>
    render(request, { ...context, isPersonal: true, pool: hasAll() ? context.pool : null });
}

/** Sends a problem of a page to the development server, which has started this process, if it is a fault of the code. */
export function sendFault(where: "browser" | "server", problem: Problem | RenderProblem): void {
  const { remote, operation, message, stack, isFault } = problem;
  if (isFault) process.send?.({ fault: { where, remote, operation, message, stack } });
}
