import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { compileFunction } from "node:vm";
import { LRUCache } from "lru-cache";
import type { ModuleExports } from "../../app/remotes/remote-module.ts";
import type { ServerBundle } from "./render-protocol.ts";

/** What the server reads of a bundle: its pages, evaluated on first access. Slots are rendered on the client. */
interface BundleExports {
  readonly pages: Readonly<Record<string, () => Promise<ModuleExports>>>;
}

export interface BundleLoaderOptions {
  /** Modules that a bundle may `require`; any other throws. */
  readonly provided: Readonly<Record<string, unknown>>;
  /** Time limit for reading a bundle, in milliseconds. */
  readonly timeoutMs: number;
  /** Reads a file of the release store; null when it does not exist. */
  readonly read: (file: string) => Promise<Uint8Array | null>;
}

/** Releases kept in memory, of six remotes: live, canary, preview, and the previous one while its last requests end. */
const KEPT_RELEASES = 24;
/** Milliseconds before a release that failed to load is loaded again. */
const RETRY_AFTER = 2000;

function assertIntegrity(code: string, { remote, integrity }: ServerBundle): void {
  const actual = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  if (actual !== integrity) throw new Error(`${remote}: the server bundle is not the one that was released`);
}

/**
 * Loads the server bundles of remotes. It reads a bundle, checks its integrity hash from the registry, and
 * evaluates it with the host's own React and facades. Node's module cache is not used, so that a release can
 * be garbage-collected.
 */
export class BundleLoader {
  readonly #options: BundleLoaderOptions;
  readonly #bundles = new LRUCache<string, Promise<BundleExports>>({
    max: KEPT_RELEASES,
    ttlResolution: 0,
    perf: Date,
  });

  constructor(options: BundleLoaderOptions) {
    this.#options = options;
  }

  /**
   * @throws when the bundle does not arrive, fails its integrity check, throws, or requires a module that is
   * not provided
   */
  load(bundle: ServerBundle): Promise<BundleExports> {
    const key = `${bundle.remote}@${bundle.version}`;
    const known = this.#bundles.get(key);
    if (known) return known;
    const loading = this.#read(bundle);
    this.#bundles.set(key, loading);
    loading.catch(() => this.#bundles.set(key, loading, { ttl: RETRY_AFTER }));
    return loading;
  }

  async #read(bundle: ServerBundle): Promise<BundleExports> {
    const { read, timeoutMs } = this.#options;
    const late = wait(timeoutMs, null, { ref: false }).then(() => {
      throw new Error(`${bundle.remote}: the server bundle did not arrive within ${timeoutMs} ms`);
    });
    const content = await Promise.race([read(bundle.file), late]);
    if (!content) throw new Error(`${bundle.remote}: the server bundle is missing`);
    const code = new TextDecoder().decode(content);
    assertIntegrity(code, bundle);
    return this.#evaluate(code, bundle);
  }

  #evaluate(code: string, { remote, file }: ServerBundle): BundleExports {
    const { provided } = this.#options;
    const require = (name: string): unknown => {
      if (Object.hasOwn(provided, name)) return provided[name];
      throw new Error(`${remote}: the host does not provide ${name}`);
    };
    const module: { exports: Partial<BundleExports> } = { exports: {} };
    compileFunction(code, ["module", "exports", "require"], { filename: file })(
      module,
      module.exports,
      require,
    );
    const { pages } = module.exports;
    if (!pages) throw new Error(`${remote}: the server bundle has no pages`);
    return { pages };
  }
}
