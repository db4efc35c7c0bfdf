import type { ReleaseEntry } from "@stays/releases";

/** A host to run. */
export interface HostVersion {
  readonly version: string;
  /** The hash in the registry; undefined = not pinned. */
  readonly hash?: string | undefined;
}

/** The hosts of a server at one moment. */
export interface HostChoice {
  /** Answers visitors. */
  readonly live: HostVersion;
  /** Answers a share of them; null = no canary runs. */
  readonly canary: HostVersion | null;
}

/** What a server knows when it chooses. */
export interface HostState {
  /** The host that was deployed with this server. It needs no release. */
  readonly own: HostVersion;
  /** The host that answers visitors now; null = none. */
  readonly running: HostVersion | null;
  /** Whether a host has lately failed to start on this server. */
  readonly hasFailed: (host: HostVersion) => boolean;
}

/**
 * Chooses the hosts of a server. A live release that does not start changes nothing while another host runs. When
 * none runs, the last good release is next, then the host on disk.
 *
 * @param entry of the host in the registry; undefined = no host is released
 */
export function chooseHosts(entry: ReleaseEntry | undefined, state: HostState): HostChoice {
  const { own, running, hasFailed } = state;
  if (!entry) return { live: own, canary: null };
  const usable = [entry, ...(running ? [running] : []), ...(entry.previous ?? [])].find(
    (host) => !hasFailed(host),
  );
  const { canary } = entry;
  return {
    live: usable ? hostOf(usable, own) : own,
    canary: canary && !hasFailed(canary) ? hostOf(canary, own) : null,
  };
}

/** The host on disk is used for its own version: the same version has the same sources. */
const hostOf = ({ version, hash }: HostVersion, own: HostVersion): HostVersion =>
  version === own.version ? own : { version, hash };
