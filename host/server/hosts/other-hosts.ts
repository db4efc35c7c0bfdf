import type { FromHost, ToHost } from "./host-messages.ts";

/** Longest wait for a host that starts for a preview, in milliseconds. */
const START_LIMIT = 30_000;

/** The hosts that the supervisor runs beside this one: a canary, and those that visitors preview. */
export class OtherHosts {
  readonly #send: (message: FromHost) => void;
  readonly #limit: number;
  /** Version -> address; null = this host does not answer visitors by itself. */
  #addresses: Readonly<Record<string, string>> | null = null;
  readonly #waiting = new Map<string, Set<(address: string | null) => void>>();

  constructor(send: (message: FromHost) => void, limit = START_LIMIT) {
    this.#send = send;
    this.#limit = limit;
  }

  /** True if visitors are sent on to other hosts: this one is live on a server with a supervisor. */
  get isLive(): boolean {
    return this.#addresses !== null;
  }

  /** The address of a host that runs; null = it does not run. */
  addressOf(version: string): string | null {
    return this.#addresses?.[version] ?? null;
  }

  /**
   * The address of a host, which is started if it does not run. The supervisor stops a host that nobody wants any more.
   *
   * @returns null when it cannot be started
   */
  async want(version: string): Promise<string | null> {
    this.#send({ kind: "wanted", version });
    return this.addressOf(version) ?? this.#started(version);
  }

  /** Receives a message of the supervisor. */
  receive(message: ToHost): void {
    if (message.kind === "others") {
      this.#addresses = message.addresses;
      for (const [version, address] of Object.entries(message.addresses)) this.#answer(version, address);
    }
    if (message.kind === "not started") this.#answer(message.version, null);
  }

  #started(version: string): Promise<string | null> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(version) ?? new Set();
      this.#waiting.set(version, waiting);
      const limit = setTimeout(() => answer(null), this.#limit);
      const answer = (address: string | null) => {
        clearTimeout(limit);
        waiting.delete(answer);
        resolve(address);
      };
      waiting.add(answer);
    });
  }

  #answer(version: string, address: string | null): void {
    for (const answer of [...(this.#waiting.get(version) ?? [])]) answer(address);
  }
}
