import { setTimeout as wait } from "node:timers/promises";
import { HOST, type ReleaseStore } from "@stays/releases";
import type { ReadFile } from "./file-response.ts";

/**
 * Shortest time between two listings of the store's hosts, in milliseconds, however many missing files are
 * requested.
 */
const LIST_MS = 1_000;
/** Files that browsers may not read. Hosts that an earlier version has released have them in the store. */
const SERVER_FILE = /^(?:server|settings)\//;
/** The extension of a compressed file. */
const ENCODED = /\.(?:br|gz)$/;

type Store = Pick<ReleaseStore, "read" | "list">;

/** Time, in milliseconds since any fixed moment. */
interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** An index of the files of every host in the store. Hosts never change, so each is read once. */
class HostIndex {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #hosts = new Map<string, ReadonlySet<string>>();
  #listedAt = Number.NEGATIVE_INFINITY;
  #next: Promise<void> | null = null;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The version of a host that has the file, among the hosts read so far. */
  find(file: string): string | undefined {
    for (const [version, files] of this.#hosts) if (files.has(file)) return version;
    return undefined;
  }

  /** Reads the hosts that were added to the store. */
  refresh(): Promise<void> {
    this.#next ??= this.#list();
    return this.#next;
  }

  /** Waits before it reads, so that all callers that join meanwhile get the current content of the store. */
  async #list(): Promise<void> {
    const { now, wait: pause } = this.#clock;
    const early = this.#listedAt + LIST_MS - now();
    await (early > 0 ? pause(early) : null);
    this.#next = null;
    this.#listedAt = now();
    const versions = await this.#store.list(HOST);
    await Promise.all(versions.filter((version) => !this.#hosts.has(version)).map((one) => this.#read(one)));
  }

  async #read(version: string): Promise<void> {
    const content = await this.#store.read(`${HOST}/${version}/release.json`);
    if (!content) return;
    const { integrity } = JSON.parse(new TextDecoder().decode(content)) as { integrity: object };
    this.#hosts.set(version, new Set(Object.keys(integrity).filter((file) => !SERVER_FILE.test(file))));
  }
}

/**
 * Reads the browser files of this process's host, and of every other host in the release store. During a
 * rolling deployment a page of one host requests files from servers of the other. An open tab may need a file
 * of a host that no longer runs.
 *
 * @param own reads a file of this process's host
 */
export function hostFiles(
  own: ReadFile,
  store: Store,
  clock: Clock = { now: () => performance.now(), wait },
): ReadFile {
  const index = new HostIndex(store, clock);
  return async (file) => {
    const content = await own(file);
    if (content) return content;
    const name = file.replace(ENCODED, "");
    // A request tries each encoding before the plain file; only the plain one refreshes the index.
    if (index.find(name) === undefined && name === file) await index.refresh();
    const version = index.find(name);
    return version === undefined ? null : store.read(`${HOST}/${version}/${file}`);
  };
}
