import { type Preview, REGISTRY_FILE, releaseHash } from "@stays/releases";
import * as v from "valibot";
import { shareRuns } from "../files/share-runs.ts";
import type { Log } from "../log/log.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import {
  descriptorSchema,
  type HostEntry,
  type RemoteEntry,
  registrySchema,
  versionsOf,
} from "./descriptor.ts";
import { checkRelease } from "./release-check.ts";

/** The parts of the registry that the rest of the server uses. */
export type Registry = Pick<
  RegistryStore,
  "get" | "find" | "host" | "versions" | "isReady" | "isRevoked" | "missing"
>;

/** Sources of releases, for the server and for browsers. */
export interface RegistryStoreOptions {
  /** Reads a file of the release store; null when it does not exist. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Base address of release files for browsers, with a trailing slash. */
  readonly baseUrl: string;
  readonly log: Log;
  /** Public key that releases must be signed with, as PEM; undefined = no signature required. */
  readonly publicKey?: string | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content);

/** Releases kept in memory: all live ones and their fallbacks, canaries, and some previews. */
const KEPT_RELEASES = 40;
/** Milliseconds before a registry with unreadable releases is loaded again. */
const RETRY_AFTER = 1_000;

/**
 * The live releases. The registry is read for each page, so that the next page shows a release or a rollback
 * (FE-02). The releases that it names are immutable and are read once.
 */
export class RegistryStore {
  readonly #options: RegistryStoreOptions;
  readonly #releases = new Map<string, Promise<LiveRelease | null>>();
  #text: string | null = null;
  #live: LiveReleases | null = null;
  #listed: readonly string[] = [];
  #versions: Readonly<Record<string, readonly string[]>> = {};
  #host: HostEntry | null = null;
  #revoked: Readonly<Record<string, number>> = {};
  /** Why a release could not be read, by `remote/version/` and hash. */
  readonly #failures = new Map<string, string>();
  #isIncomplete = false;
  #retryAt = 0;

  constructor(options: RegistryStoreOptions) {
    this.#options = options;
  }

  /** True once a registry has been read. */
  get isReady(): boolean {
    return this.#live !== null;
  }

  /** Remotes in the registry of which no release can be read. */
  get missing(): readonly string[] {
    return this.#listed.filter((name) => !this.#live?.[name]);
  }

  /**
   * The live releases now. If the registry cannot be read, the last good one stays in force. If a release
   * cannot be read, only its remote is missing (FE-03).
   */
  readonly get: () => Promise<LiveReleases> = shareRuns(() => this.#current());

  async #current(): Promise<LiveReleases> {
    try {
      const content = await this.#options.read(REGISTRY_FILE);
      if (!content) throw new Error(`${REGISTRY_FILE} is missing`);
      const text = textOf(content);
      if (text !== this.#text || this.#isRetryDue()) {
        this.#live = await this.#load(text);
        this.#text = text;
      }
    } catch (error) {
      this.#options.log.error("the registry of releases cannot be read", { error });
    }
    return this.#live ?? {};
  }

  /** The released host, as of the last `get`; null = none, so each server runs the one that it was deployed with. */
  get host(): HostEntry | null {
    return this.#host;
  }

  /** Finds a release, live or not; null when the store does not have it. */
  find(name: string, version: string): Promise<LiveRelease | null> {
    return this.#release(name, version);
  }

  /** The versions of a remote in the registry, as of the last `get`: live, canary and earlier good ones. */
  versions(name: string): readonly string[] {
    return this.#versions[name] ?? [];
  }

  /** Whether a signed preview has been revoked, as of the last `get`. */
  isRevoked({ remote, version, until }: Preview): boolean {
    const ends = [this.#revoked[remote], this.#revoked[`${remote}/${version}`]];
    return ends.some((end) => end !== undefined && until <= end);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #isRetryDue(): boolean {
    return this.#isIncomplete && this.#now() >= this.#retryAt;
  }

  async #load(text: string): Promise<LiveReleases> {
    const { remotes, revoked, host = null } = v.parse(registrySchema, JSON.parse(text));
    this.#retryAt = this.#now() + RETRY_AFTER;
    const found = await Promise.all(
      Object.entries(remotes).map(async ([name, entry]) => [name, await this.#entry(name, entry)] as const),
    );
    const wanted = Object.entries(remotes).flatMap(([name, { version, hash, previous, canary }]) =>
      [{ version, hash }, previous[0], canary].map((one) => `${name}/${one?.version}/${one?.hash ?? ""}`),
    );
    this.#isIncomplete = wanted.some((key) => this.#failures.has(key));
    this.#listed = Object.keys(remotes);
    this.#versions = Object.fromEntries(
      Object.entries(remotes).map(([name, entry]) => [name, versionsOf(entry)]),
    );
    this.#host = host;
    this.#revoked = revoked;
    if (text !== this.#text) this.#options.log.info("releases", { live: remotes });
    return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release]] : [])));
  }

  /** Reads the releases of a remote; an unreadable live release is replaced by the last good one. */
  async #entry(name: string, { version, hash, previous, canary }: RemoteEntry): Promise<LiveRelease | null> {
    const before = previous[0];
    const [live, lastGood, other] = await Promise.all([
      this.#release(name, version, hash),
      before ? this.#release(name, before.version, before.hash) : null,
      canary ? this.#release(name, canary.version, canary.hash) : null,
    ]);
    if (!live) return lastGood;
    return {
      ...live,
      ...(lastGood ? { lastGood } : {}),
      ...(canary && other
        ? { canary: { percent: canary.percent, release: { ...other, lastGood: live } } }
        : {}),
    };
  }

  /** @param hash that pins it; a release read with another hash, or with none, is checked again */
  #release(name: string, version: string, hash?: string): Promise<LiveRelease | null> {
    const folder = `${name}/${version}/`;
    const key = `${folder}${hash ?? ""}`;
    const release = this.#releases.get(key) ?? this.#read(name, version, key, hash);
    this.#releases.delete(key);
    this.#releases.set(key, release);
    this.#letGo();
    return release;
  }

  /**
   * Reads a release. A failure is not cached, so the next call reads again; the same failure is logged once.
   */
  async #read(
    remote: string,
    version: string,
    key: string,
    hash: string | undefined,
  ): Promise<LiveRelease | null> {
    try {
      const release = await this.#describe(`${remote}/${version}/`, hash);
      this.#failures.delete(key);
      return release;
    } catch (error) {
      this.#releases.delete(key);
      if (this.#failures.get(key) !== String(error))
        this.#options.log.error("a release cannot be used", { remote, release: version, error });
      this.#failures.set(key, String(error));
      return null;
    }
  }

  /** Evicts the least recently used releases; they are read again on demand. */
  #letGo(): void {
    for (const key of [...this.#releases.keys()].slice(0, -KEPT_RELEASES)) this.#releases.delete(key);
  }

  async #describe(folder: string, hash: string | undefined): Promise<LiveRelease> {
    const { read, baseUrl } = this.#options;
    const readFile = async (file: string): Promise<Uint8Array> => {
      const content = await read(folder + file);
      if (!content) throw new Error(`${folder}${file} is missing`);
      return content;
    };
    const content = await readFile("release.json");
    await checkRelease(content, folder, hash, this.#options);
    const descriptor = v.parse(descriptorSchema, JSON.parse(textOf(content)));
    if (`${descriptor.name}/${descriptor.version}/` !== folder)
      throw new Error(`${folder}release.json describes ${descriptor.name} ${descriptor.version}`);
    const styles = new Map<string, Promise<string>>();
    return {
      descriptor,
      baseUrl: baseUrl + folder,
      css: (file) => {
        const known = styles.get(file);
        if (known) return known;
        const text = readFile(file).then((content) => {
          const integrity = descriptor.integrity[file];
          if (integrity !== undefined && releaseHash(content) !== integrity)
            throw new Error(`${folder}${file} is not the one that was released`);
          return textOf(content);
        });
        styles.set(file, text);
        text.catch(() => styles.delete(file));
        return text;
      },
    };
  }
}
