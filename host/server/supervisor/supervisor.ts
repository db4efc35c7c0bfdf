import type { ReleaseEntry } from "@stays/releases";
import type { Log } from "../log/log.ts";
import { chooseHosts, type HostVersion } from "./host-choice.ts";
import type { HostProcess } from "./host-process.ts";
import { PreviewedHosts } from "./previewed-hosts.ts";

/** Options of the supervisor. */
export interface SupervisorOptions {
  /** The host that was deployed with this server. */
  readonly own: HostVersion;
  /** Reads the host's entry in the registry; undefined = no host is released. */
  readonly readEntry: () => Promise<ReleaseEntry | undefined>;
  /** Starts a host; rejects if it does not become healthy. */
  readonly start: (host: HostVersion) => Promise<HostProcess>;
  /** Records that a host did not start. */
  readonly onNotStarted: (host: HostVersion, error: unknown) => Promise<void>;
  readonly log: Log;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

/** A started host. */
interface RunningHost {
  readonly host: HostVersion;
  readonly process: HostProcess;
  readonly startedAt: number;
}

/** Milliseconds before a host that did not start is tried again. */
const RETRY_MS = 60_000;

const keyOf = ({ version, hash }: HostVersion): string => `${version} ${hash ?? ""}`;

/**
 * Runs the hosts that the registry names: the live one, its canary, and those that visitors preview. A live host is
 * replaced by starting the next beside it. The next opens the port once it is healthy, then the first one leaves
 * (FE-04).
 */
export class Supervisor {
  readonly #options: Required<SupervisorOptions>;
  readonly #hosts = new Set<RunningHost>();
  readonly #leaving = new Set<Promise<void>>();
  /** When a host failed to start, by version and hash. */
  readonly #failures = new Map<string, number>();
  readonly #previews: PreviewedHosts;
  #live: RunningHost | null = null;
  #entry: ReleaseEntry | undefined;
  #shared = "";
  #updates: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = { now: Date.now, ...options };
    this.#previews = new PreviewedHosts(this.#options.now);
  }

  /** The host that answers visitors; null before the first update. */
  get live(): HostProcess | null {
    return this.#live?.process ?? null;
  }

  /**
   * Reads the registry, and starts and stops hosts until they are as it says. Calls run one after the other.
   *
   * @throws when no host runs and none can be started
   */
  update(): Promise<void> {
    const next = this.#updates.catch(() => {}).then(() => (this.#isStopping ? undefined : this.#update()));
    this.#updates = next;
    return next;
  }

  /** Stops all hosts. Running requests are finished. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const stopping = [...this.#hosts].map(({ process }) => process.stop());
    this.#hosts.clear();
    await Promise.all([...stopping, ...this.#leaving]);
    await this.#updates.catch(() => {});
    await Promise.all([...this.#hosts].map(({ process }) => process.stop()));
  }

  async #update(): Promise<void> {
    const { readEntry, log } = this.#options;
    try {
      this.#entry = await readEntry();
    } catch (error) {
      log.error("the registry of releases cannot be read", { error });
    }
    await this.#setLive();
    const { canary } = this.#choice();
    const others = [...(canary ? [canary] : []), ...this.#previews.wanted().map((version) => ({ version }))];
    for (const host of others) await this.#run(host);
    this.#endUnneeded(others);
    this.#share();
  }

  #choice() {
    const { own } = this.#options;
    const running = this.#live?.host ?? null;
    return chooseHosts(this.#entry, { own, running, hasFailed: (host) => this.#hasFailed(host) });
  }

  /** Switches to the chosen host, or to the next choice if that one does not start. */
  async #setLive(): Promise<void> {
    const { own, log } = this.#options;
    for (;;) {
      const { live } = this.#choice();
      const before = this.#live;
      if (before && keyOf(before.host) === keyOf(live)) return;
      const next = await this.#run(live);
      if (next && (await this.#open(next))) {
        this.#live = next;
        this.#shared = "";
        if (before) this.#end(before);
        return log.info("host", { live: live.version });
      }
      if (keyOf(live) !== keyOf(own)) continue;
      if (this.#live) return;
      throw new Error(`The host ${own.version} does not start.`);
    }
  }

  async #open(running: RunningHost): Promise<boolean> {
    try {
      await running.process.open();
      return true;
    } catch (error) {
      await this.#failed(running.host, error);
      return false;
    }
  }

  /** The running host, which is started if necessary; null if it does not start. */
  async #run(host: HostVersion): Promise<RunningHost | null> {
    const known = this.#find(host);
    if (known) return known;
    const { start, own, now } = this.#options;
    if (this.#hasFailed(host) && keyOf(host) !== keyOf(own)) return null;
    try {
      const process = await start(host);
      const running = { host, process, startedAt: now() };
      this.#hosts.add(running);
      process.onWanted((version) => this.#want(version));
      void process.ended.then((code) => this.#ended(running, code));
      return running;
    } catch (error) {
      await this.#failed(host, error);
      return null;
    }
  }

  /** A running host. One that was started without a hash is not used for a pinned release: it may differ. */
  #find({ version, hash }: HostVersion): RunningHost | undefined {
    return [...this.#hosts].find(
      ({ host }) => host.version === version && (hash === undefined || host.hash === hash),
    );
  }

  async #failed(host: HostVersion, error: unknown): Promise<void> {
    this.#failures.set(keyOf(host), this.#options.now());
    await this.#options.onNotStarted(host, error);
  }

  #hasFailed(host: HostVersion): boolean {
    const at = this.#failures.get(keyOf(host));
    return at !== undefined && this.#options.now() < at + RETRY_MS;
  }

  /** A host that ends by itself is started again, at once if it has run for a while. */
  #ended(running: RunningHost, code: number | null): void {
    if (!this.#hosts.delete(running)) return;
    const { log, now } = this.#options;
    log.error("a host has ended", { host: running.host.version, code });
    if (now() - running.startedAt < RETRY_MS || running !== this.#live)
      this.#failures.set(keyOf(running.host), now());
    if (running === this.#live) this.#live = null;
    this.update().catch((error) => log.error("no host runs", { error }));
  }

  #want(version: string): void {
    this.#previews.request(version);
    if (!this.#find({ version })) this.update().catch(() => {});
  }

  #endUnneeded(others: readonly HostVersion[]): void {
    const needed = new Set([this.#live, ...others.map((host) => this.#find(host))]);
    for (const running of this.#hosts) if (!needed.has(running)) this.#end(running);
  }

  #end(running: RunningHost): void {
    this.#hosts.delete(running);
    const left: Promise<void> = running.process.leave().finally(() => this.#leaving.delete(left));
    this.#leaving.add(left);
  }

  /** Sends the live host the addresses of the others, and the previews that cannot be shown. */
  #share(): void {
    const others = [...this.#hosts].filter((running) => running !== this.#live);
    // The pinned ones last: they replace the same version without a hash.
    const byPin = others.sort((one, other) => (one.host.hash ?? "").localeCompare(other.host.hash ?? ""));
    const addresses = Object.fromEntries(byPin.map(({ host, process }) => [host.version, process.address]));
    for (const version of this.#previews.all())
      if (!addresses[version]) {
        this.#live?.process.send({ kind: "not started", version });
        this.#previews.delete(version);
      }
    const text = JSON.stringify(addresses);
    if (text !== this.#shared) this.#live?.process.send({ kind: "others", addresses });
    this.#shared = text;
  }
}
