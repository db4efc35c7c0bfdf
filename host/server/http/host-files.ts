import { HOST, type ReleaseStore } from "@stays/releases";
import { coalesceRuns } from "../releases/coalesce-runs.ts";
import type { ReadFile } from "./file-response.ts";

/** Shortest time between two listings of the store's hosts while several missing files are requested, in milliseconds. */
const LIST_PAUSE = 1_000;
/** Files that browsers may not read. Hosts that an earlier version has released have them in the store. */
const SERVER_FILE = /^(?:server|settings)\//;
/** The extension of a compressed file. */
const ENCODED = /\.(?:br|gz)$/;

/**
 * Reads the browser files of this process's host, and of every other host in the release store. During a
 * rolling deployment a page of one host requests files from servers of the other. An open tab may need a file
 * of a host that no longer runs.
 *
 * @param own reads a file of this process's host
 */
export function hostFiles(own: ReadFile, store: Pick<ReleaseStore, "read" | "list">): ReadFile {
  /** The files of each host in the store, by its version. Hosts never change, so each is read once. */
  const hosts = new Map<string, ReadonlySet<string>>();
  const findHost = (file: string) => [...hosts].find(([, files]) => files.has(file))?.[0];

  async function readHost(version: string): Promise<void> {
    const content = hosts.has(version) ? null : await store.read(`${HOST}/${version}/release.json`);
    if (!content) return;
    const { integrity } = JSON.parse(new TextDecoder().decode(content)) as { integrity: object };
    hosts.set(version, new Set(Object.keys(integrity).filter((file) => !SERVER_FILE.test(file))));
  }
  const listHosts = coalesceRuns(async () => Promise.all((await store.list(HOST)).map(readHost)), LIST_PAUSE);

  return async (file) => {
    const content = await own(file);
    if (content) return content;
    const name = file.replace(ENCODED, "");
    // A request tries each encoding before the plain file; only the plain one lists the hosts.
    if (findHost(name) === undefined && name === file) await listHosts();
    const version = findHost(name);
    return version === undefined ? null : store.read(`${HOST}/${version}/${file}`);
  };
}
