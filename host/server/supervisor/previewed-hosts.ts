/** Milliseconds for which a host runs after its last request of a preview. */
const IDLE_MS = 10 * 60_000;
/** Most hosts that run for previews: each needs the memory of a server. */
const MOST = 2;

/** The hosts that visitors preview. */
export class PreviewedHosts {
  readonly #now: () => number;
  /** When a host was last requested, by version. */
  readonly #requested = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a request. */
  request(version: string): void {
    this.#requested.set(version, this.#now());
  }

  /** Forgets a host that cannot be shown. */
  delete(version: string): void {
    this.#requested.delete(version);
  }

  /** All versions with a request in the last ten minutes, latest first. */
  all(): readonly string[] {
    const since = this.#now() - IDLE_MS;
    for (const [version, at] of this.#requested) if (at < since) this.#requested.delete(version);
    return [...this.#requested].sort(([, one], [, other]) => other - one).map(([version]) => version);
  }

  /** Those that are to run. */
  wanted(): readonly string[] {
    return this.all().slice(0, MOST);
  }
}
