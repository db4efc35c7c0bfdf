import type { ServerBundle } from "./render-protocol.ts";

/** When a release is no longer rendered, and for how long. */
export interface QuarantineOptions {
  /** Times in a row that a release may leave a worker hanging. */
  readonly strikes: number;
  /** Milliseconds for which the server then renders pages without it. */
  readonly duration: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

const nameOf = ({ remote, version }: ServerBundle): string => `${remote} ${version}`;

/**
 * Releases whose pages hang workers. Each hang costs its visitor the time limit and everybody a worker, so after a few
 * in a row the server leaves the release's pages to the browser for a while (FE-03). Which page of a worker hung cannot
 * be seen: all that were without an answer are suspected, and any page that comes clears its release.
 */
export class Quarantine {
  readonly #options: QuarantineOptions;
  readonly #strikes = new Map<string, number>();
  readonly #crashes = new Map<string, number>();
  readonly #until = new Map<string, number>();

  constructor(options: QuarantineOptions) {
    this.#options = options;
  }

  /** @returns true when this was one hang too many: the release is in quarantine from now on */
  suspect(bundle: ServerBundle): boolean {
    return this.#strike(this.#strikes, nameOf(bundle));
  }

  /**
   * A worker crashed between pages, this release's the last of them: pages that come do not clear it of that.
   *
   * @returns true when this was one crash too many
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

  holds(bundle: ServerBundle): boolean {
    return this.#isHeld(nameOf(bundle));
  }

  /** `remote version` of each that is held, for the details of `/healthz`. */
  held(): readonly string[] {
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
