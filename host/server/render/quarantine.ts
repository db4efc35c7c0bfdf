import type { ServerBundle } from "./render-protocol.ts";

/** When a release enters quarantine, and for how long. */
export interface QuarantineOptions {
  /** Hangs in a row that put a release into quarantine. */
  readonly strikes: number;
  /** Milliseconds for which the server then renders pages without the release. */
  readonly duration: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

const nameOf = ({ remote, version }: ServerBundle): string => `${remote} ${version}`;

/**
 * The quarantine of releases whose pages hang workers. Each hang costs its visitor the time limit and all
 * visitors a worker. After several hangs in a row, the release's pages are rendered on the client for a while
 * (FE-03). It is unknown which page of a worker hung: all pages without a first part are suspected, and each
 * rendered page clears its release.
 */
export class Quarantine {
  readonly #options: QuarantineOptions;
  readonly #strikes = new Map<string, number>();
  readonly #crashes = new Map<string, number>();
  readonly #until = new Map<string, number>();

  constructor(options: QuarantineOptions) {
    this.#options = options;
  }

  /**
   * Counts a hang.
   *
   * @returns true when the release enters quarantine
   */
  suspect(bundle: ServerBundle): boolean {
    return this.#strike(this.#strikes, nameOf(bundle));
  }

  /**
   * Counts a crash between pages for the release of the last page. Rendered pages do not clear these.
   *
   * @returns true when the release enters quarantine
   */
  blame(bundle: ServerBundle): boolean {
    return this.#strike(this.#crashes, nameOf(bundle));
  }

  #strike(counts: Map<string, number>, name: string): boolean {
    const strikes = (counts.get(name) ?? 0) + 1;
    counts.set(name, strikes);
    if (strikes < this.#options.strikes) return false;
    counts.delete(name);
    this.#until.set(name, this.#options.now() + this.#options.duration);
    return true;
  }

  clear(bundle: ServerBundle): void {
    this.#strikes.delete(nameOf(bundle));
  }

  contains(bundle: ServerBundle): boolean {
    return this.#isHeld(nameOf(bundle));
  }

  /** `remote version` of each release in quarantine, for the details of `/healthz`. */
  names(): readonly string[] {
    return [...this.#until.keys()].filter((name) => this.#isHeld(name));
  }

  #isHeld(name: string): boolean {
    const until = this.#until.get(name);
    if (until === undefined) return false;
    if (this.#options.now() < until) return true;
    this.#until.delete(name);
    return false;
  }
}
