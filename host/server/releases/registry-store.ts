import { type Preview, REGISTRY_FILE } from "@stays/releases";
import * as v from "valibot";
import type { Log } from "../log/log.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import { descriptorSchema, registrySchema, type remoteEntrySchema } from "./descriptor.ts";
import { checkRelease } from "./release-check.ts";

/** What the rest of the server asks of the registry. */
export type Registry = Pick<RegistryStore, "get" | "find" | "isReady" | "isRevoked" | "missing">;

/** Where releases are read from, by the server and by browsers. */
export interface RegistryStoreOptions {
  /** Gives a file of the release store, or null. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Address that browsers get release files from, with a slash at the end. */
  readonly baseUrl: string;
  readonly log: Log;
  /** Public key of who may sign releases, as PEM; undefined = signatures are not asked for. */
  readonly publicKey?: string | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

type RemoteEntry = v.InferOutput<typeof remoteEntrySchema>;

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content);

/** Releases kept in memory: all live ones with what they fall back to, canaries, and the previews of some teams. */
const KEPT_RELEASES = 40;
/** Milliseconds before a registry whose releases could not all be read is loaded again. */
const RETRY_AFTER = 1_000;

/**
 * The releases that are live. The registry is read at each page, so that a release or a rollback is seen by the next
 * one (FE-02); what it points to never changes and is read once.
 */
export class RegistryStore {
  readonly #options: RegistryStoreOptions;
  readonly #releases = new Map<string, Promise<LiveRelease | null>>();
  #text: string | null = null;
  #live: LiveReleases | null = null;
  #listed: readonly string[] = [];
  #revoked: Readonly<Record<string, number>> = {};
  /** Why a release could not be read, by `remote/version/`. */
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

  /** Remotes that the registry lists and of which no release can be read. */
  get missing(): readonly string[] {
    return this.#listed.filter((name) => !this.#live?.[name]);
  }

  /**
   * The live releases of this moment. A registry that cannot be read leaves the last good one in force; a release
   * that cannot be read is left out, so that its remote alone is missing (FE-03).
   */
  async get(): Promise<LiveReleases> {
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

  /** A release that need not be live; null when the store has none of that name and version. */
  find(name: string, version: string): Promise<LiveRelease | null> {
    return this.#release(name, version);
  }

  /** Whether a signed preview was ended before its time, as of the last `get`. */
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
    const { remotes, revoked } = v.parse(registrySchema, JSON.parse(text));
    this.#retryAt = this.#now() + RETRY_AFTER;
    const found = await Promise.all(
      Object.entries(remotes).map(async ([name, entry]) => [name, await this.#entry(name, entry)] as const),
    );
    const wanted = Object.entries(remotes).flatMap(([name, { version, hash, previous, canary }]) =>
      [{ version, hash }, previous[0], canary].map((one) => `${name}/${one?.version}/${one?.hash ?? ""}`),
    );
    this.#isIncomplete = wanted.some((key) => this.#failures.has(key));
    this.#listed = Object.keys(remotes);
    this.#revoked = revoked;
    if (text !== this.#text) this.#options.log.info("releases", { live: remotes });
    return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release]] : [])));
  }

  /** A live release that cannot be read gives way to the last good one. */
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

  /** @param hash that pins it; a release that was read with another one, or with none, is checked again */
  #release(name: string, version: string, hash?: string): Promise<LiveRelease | null> {
    const folder = `${name}/${version}/`;
    const key = `${folder}${hash ?? ""}`;
    const release = this.#releases.get(key) ?? this.#read(name, version, key, hash);
    this.#releases.delete(key);
    this.#releases.set(key, release);
    this.#letGo();
    return release;
  }

  /** What could not be read is forgotten, so that the next call reads it again; the same failure is logged once. */
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

  /** Forgets what was longest not asked for; it is read again where somebody still wants it. */
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
        const text = readFile(file).then(textOf);
        styles.set(file, text);
        text.catch(() => styles.delete(file));
        return text;
      },
    };
  }
}
