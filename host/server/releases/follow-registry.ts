import {
  addBuilds,
  checkSuccessor,
  documentNumbers,
  NOTHING,
  type RegistryState,
  type ReleaseReader,
  readDocument,
  readNewest,
} from "@stays/releases";

/** What a server knows of the registry. */
export interface RegistryReading {
  /** The newest registry that can be used; null when nothing was ever released. */
  readonly state: RegistryState | null;
  /** Why there may be a newer one; null when there is none. */
  readonly problem: unknown;
}

/** Reads the registry of a store, again and again. */
export type FollowRegistry = () => Promise<RegistryReading>;

/**
 * Milliseconds between two listings of all documents. Between them the server only asks for the next number. A server
 * that was suspended finds the newest although the next ones were pruned meanwhile.
 */
const LIST_PAUSE = 60_000;

const isSame = (one: RegistryState | null, other: RegistryState): boolean =>
  one?.number === other.number && JSON.stringify(one.registry) === JSON.stringify(other.registry);

/**
 * Follows the registry of a store. A document that cannot be used leaves the one before in force. So does a store whose
 * newest document has disappeared, until the server is started again.
 *
 * @param now milliseconds since any fixed moment
 */
export function followRegistry(
  store: ReleaseReader,
  now: () => number = () => performance.now(),
): FollowRegistry {
  let known: RegistryState | null = null;
  let listedAt = Number.NEGATIVE_INFINITY;

  async function list(): Promise<void> {
    const newest = await readNewest(store);
    if (known && (newest?.number ?? -1) < known.number)
      throw new Error(
        `number ${known.number} of the registry has disappeared, and the newest is ${newest?.number ?? "none"}; start the server again to use that`,
      );
    if (newest && !isSame(known, newest)) known = newest;
    listedAt = now();
  }

  async function findNext(from: RegistryState): Promise<void> {
    const next = await readDocument(store, from.number + 1);
    if (!next) return;
    checkSuccessor(from, next);
    known = next;
    await findNext(next);
  }

  /** At a start: the newest document below the newest, which cannot be used. */
  async function findUsable(): Promise<RegistryState | null> {
    for (const number of (await documentNumbers(store)).slice(0, -1).reverse()) {
      const document = await readDocument(store, number).catch(() => null);
      if (document) return document;
    }
    return null;
  }

  return async () => {
    try {
      // Number 0 is the file of earlier versions, whose content may change.
      if (!known || known.number === 0 || now() - listedAt >= LIST_PAUSE) await list();
      else await findNext(known);
      return { state: known, problem: null };
    } catch (problem) {
      known ??= await findUsable().catch(() => null);
      return { state: known, problem };
    }
  };
}

/** Follows the registry of a working copy: the live releases, and the local builds of remotes without one. */
export function followWithBuilds(followLive: FollowRegistry, followBuilds: FollowRegistry): FollowRegistry {
  let last: { live: RegistryState | null; builds: RegistryState | null; state: RegistryState | null } | null =
    null;
  return async () => {
    const [live, builds] = [await followLive(), await followBuilds()];
    const problem = live.problem ?? builds.problem;
    if (last?.live !== live.state || last?.builds !== builds.state) {
      const state =
        live.state || builds.state ? addBuilds(live.state ?? NOTHING, builds.state ?? NOTHING) : null;
      last = { live: live.state, builds: builds.state, state };
    }
    return { state: last.state, problem };
  };
}
