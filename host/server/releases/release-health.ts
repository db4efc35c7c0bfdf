/** How a release did in the last hour, as far as this process saw it. */
export interface ReleaseCount {
  /** Pages that were served with it. */
  readonly views: number;
  /** Problems that were reported of it. */
  readonly problems: number;
}

const MINUTE = 60_000;
const MINUTES = 60;

type Kind = keyof ReleaseCount;
type Minute = Map<string, { views: number; problems: number }>;

const keyOf = (remote: string, release: string): string => `${remote} ${release}`;

/**
 * Counts views and problems of each release by the minute, for an hour. A problem counts only for a release that was
 * served, so that made-up reports neither fill the memory nor show up.
 */
export class ReleaseHealth {
  readonly #now: () => number;
  readonly #minutes = new Map<number, Minute>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A page was served with these releases. */
  viewed(remote: string, release: string): void {
    this.#add(remote, release, "views");
  }

  /** A problem of a release was reported. */
  failed(remote: string, release: string): void {
    if (this.of(remote, release).views > 0) this.#add(remote, release, "problems");
  }

  /** What was counted in the last hour. */
  of(remote: string, release: string): ReleaseCount {
    this.#forget();
    const key = keyOf(remote, release);
    let views = 0;
    let problems = 0;
    for (const minute of this.#minutes.values()) {
      views += minute.get(key)?.views ?? 0;
      problems += minute.get(key)?.problems ?? 0;
    }
    return { views, problems };
  }

  #add(remote: string, release: string, kind: Kind): void {
    this.#forget();
    const at = Math.floor(this.#now() / MINUTE);
    const minute: Minute = this.#minutes.get(at) ?? new Map();
    const count = minute.get(keyOf(remote, release)) ?? { views: 0, problems: 0 };
    count[kind] += 1;
    minute.set(keyOf(remote, release), count);
    this.#minutes.set(at, minute);
  }

  #forget(): void {
    const oldest = Math.floor(this.#now() / MINUTE) - MINUTES;
    for (const at of this.#minutes.keys()) if (at <= oldest) this.#minutes.delete(at);
  }
}
