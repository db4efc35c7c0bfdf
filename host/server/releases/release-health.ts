import type { ServedPage } from "./page-id.ts";

/** How a release did in the last hour, as far as this process saw it. */
export interface ReleaseCount {
  /** Pages that were served with it. */
  readonly views: number;
  /** Problems that were reported of it, whoever's fault. */
  readonly problems: number;
}

/** The pages of a release that carried an id, which is what canaries are judged by. */
export interface PageCount {
  readonly pages: number;
  /** Those with a fault of the release, each once. */
  readonly failed: number;
}

const MINUTE = 60_000;
const MINUTES = 60;

interface Counts {
  views: number;
  problems: number;
  pages: number;
  readonly failed: Set<string>;
}
type Minute = Map<string, Counts>;

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

  /** A page was served with this release; `hasId` = its problems can be counted by page. */
  viewed(remote: string, release: string, hasId: boolean): void {
    const counts = this.#counts(remote, release);
    counts.views += 1;
    if (hasId) counts.pages += 1;
  }

  /** A problem of a release was reported. */
  reported(remote: string, release: string): void {
    if (this.of(remote, release).views > 0) this.#counts(remote, release).problems += 1;
  }

  /** A page failed by a fault of this release; counts once, and only for a release that the page was served with. */
  failed(remote: string, release: string, page: ServedPage): void {
    if (page.releases[remote] !== release || this.#hasFailed(remote, release, page.id)) return;
    if (this.pagesOf(remote, release).pages > 0) this.#counts(remote, release).failed.add(page.id);
  }

  /** What was counted in the last hour. */
  of(remote: string, release: string): ReleaseCount {
    const all = this.#all(remote, release);
    return {
      views: all.reduce((sum, { views }) => sum + views, 0),
      problems: all.reduce((sum, { problems }) => sum + problems, 0),
    };
  }

  /** The pages with an id of the last hour. */
  pagesOf(remote: string, release: string): PageCount {
    const all = this.#all(remote, release);
    const pages = all.reduce((sum, counts) => sum + counts.pages, 0);
    const failed = all.reduce((sum, counts) => sum + counts.failed.size, 0);
    // Pages that another process served may report here.
    return { pages, failed: Math.min(pages, failed) };
  }

  #all(remote: string, release: string): readonly Counts[] {
    this.#forget();
    const key = keyOf(remote, release);
    return [...this.#minutes.values()].flatMap((minute) => minute.get(key) ?? []);
  }

  #hasFailed(remote: string, release: string, id: string): boolean {
    return this.#all(remote, release).some(({ failed }) => failed.has(id));
  }

  #counts(remote: string, release: string): Counts {
    this.#forget();
    const at = Math.floor(this.#now() / MINUTE);
    const minute: Minute = this.#minutes.get(at) ?? new Map();
    this.#minutes.set(at, minute);
    const key = keyOf(remote, release);
    const counts = minute.get(key) ?? { views: 0, problems: 0, pages: 0, failed: new Set() };
    minute.set(key, counts);
    return counts;
  }

  #forget(): void {
    const oldest = Math.floor(this.#now() / MINUTE) - MINUTES;
    for (const at of this.#minutes.keys()) if (at <= oldest) this.#minutes.delete(at);
  }
}
