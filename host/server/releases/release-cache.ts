import { isSigned, releaseHash, SIGNATURE_FILE } from "@stays/releases";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { ReadFile } from "../http/file-response.ts";
import type { Log } from "../observability/log.ts";
import type { LiveDescriptor, LiveRelease } from "../page/live-release.ts";

/**
 * Checks that a `release.json` has the hash in the registry, and a valid signature if the site requires one.
 * The file contains the hashes of all other files of the release.
 *
 * @param folder of the release, such as `mf-cart/1.0.0/`
 * @param hash from the registry; undefined = not pinned
 * @throws when the hash differs or the signature is missing or wrong
 */
async function checkRelease(
  content: Uint8Array,
  folder: string,
  hash: string | undefined,
  { read, publicKey }: Pick<ReleaseCacheOptions, "read" | "publicKey">,
): Promise<void> {
  if (hash !== undefined && releaseHash(content) !== hash)
    throw new Error(`${folder}release.json is not the one that the registry pins`);
  if (publicKey === undefined) return;
  if (!isSigned(content, await read(folder + SIGNATURE_FILE), publicKey))
    throw new Error(`${folder} is not signed with the key of RELEASE_PUBLIC_KEY`);
}

const relativeFile = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@+~-][\w@+~./-]*$/));

/** Checks the fields of `release.json` that the server reads. */
const descriptorSchema = v.object({
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  entry: relativeFile,
  server: relativeFile,
  exposes: v.record(v.string(), v.object({ js: v.array(relativeFile), css: v.array(relativeFile) })),
  integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/))),
}) satisfies v.GenericSchema<unknown, LiveDescriptor>;

/** Sources of releases, for the server and for browsers. */
export interface ReleaseCacheOptions {
  /** Reads a file of the release store; null when it does not exist. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Base address of release files for browsers, with a trailing slash. */
  readonly baseUrl: string;
  readonly log: Log;
  /** Public key that releases must be signed with, as PEM; undefined = no signature required. */
  readonly publicKey?: string | undefined;
}

/** Releases kept in memory: all live ones and their fallbacks, canaries, and some previews. */
const KEPT_RELEASES = 40;

const readText = (content: Uint8Array): string => new TextDecoder().decode(content);

/** Reads releases from the store. They are immutable, so each is read once while there is memory for it. */
export class ReleaseCache {
  readonly #options: ReleaseCacheOptions;
  readonly #releases = new LRUCache<string, Promise<LiveRelease | null>>({ max: KEPT_RELEASES });
  /** Why a release could not be read, by its key. */
  readonly #failures = new Map<string, string>();

  constructor(options: ReleaseCacheOptions) {
    this.#options = options;
  }

  /**
   * Reads a release; null when it cannot be used.
   *
   * @param hash that pins it; a release read with another hash, or with none, is checked again
   */
  get(name: string, version: string, hash?: string): Promise<LiveRelease | null> {
    const key = `${name}/${version}/${hash}`;
    const known = this.#releases.get(key);
    if (known) return known;
    const release = this.#read(name, version, key, hash);
    this.#releases.set(key, release);
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

  async #describe(folder: string, hash: string | undefined): Promise<LiveRelease> {
    const { read, baseUrl } = this.#options;
    const readFile = async (file: string): Promise<Uint8Array> => {
      const content = await read(folder + file);
      if (!content) throw new Error(`${folder}${file} is missing`);
      return content;
    };
    const content = await readFile("release.json");
    await checkRelease(content, folder, hash, this.#options);
    const descriptor = v.parse(descriptorSchema, JSON.parse(readText(content)));
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
          return readText(content);
        });
        styles.set(file, text);
        text.catch(() => styles.delete(file));
        return text;
      },
    };
  }
}

/** Bytes of files that are kept in memory. */
const KEPT_BYTES = 128 * 1_048_576;

/**
 * Reads files of releases on another machine through a cache. They are immutable, and are read once while there is
 * memory for them. Missing files are not cached: they may still be uploading.
 *
 * @param read reads a file of the remote store
 */
export function readCached(read: ReadFile): ReadFile {
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  return async (file) => {
    const kept = files.get(file);
    if (kept) return kept;
    const content = await read(file);
    if (content) files.set(file, content);
    return content;
  };
}
