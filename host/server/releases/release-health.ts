import { firstMinuteOf, minuteOf } from "../time/minutes.ts";
import type { ServedPage } from "./page-id.ts";
import { countPages, type PageCount, type PageMinute } from "./page-minutes.ts";

/** Counts of a release in the last hour, in this process. */
export interface ReleaseCount {
  /** Page views with this release. */
  readonly views: number;
  /** Reported problems of this release, including those that are not its fault. */
  readonly problems: number;
}

/**
 * Failed pages of a release after which no more of its pages are counted, until the oldest are an hour old.
 * The sample is large enough for any verdict, and what processes share stays small.
 */
const MAX_FAILED = 1_000;

interface Counts {
  views: number;
  problems: number;
  pages: number;
  readonly failed: Set<string>;
}
type Minute = Map<string, Counts>;

const keyOf = (remote: string, release: string): string => `${remote} ${release}`;

/**
 * Counts views and problems of each release per minute, for an hour. A problem counts only for a release that
 * was served: forged reports neither fill the memory nor appear.
 */
export class ReleaseHealth {
  readonly #now: () => number;
  readonly #minutes = new Map<number, Minute>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a page view; `hasId` = the page's problems can be counted per page. */
  viewed(remote: string, release: string, hasId: boolean): void {
    const counts = this.#counts(remote, release);
    counts.views += 1;
    if (hasId && !this.#isFull(remote, release)) counts.pages += 1;
  }

  /** Counts a reported problem of a release. */
  reported(remote: string, release: string): void {
    if (this.of(remote, release).views > 0) this.#counts(remote, release).problems += 1;
  }

  /**
   * Counts a page that failed by a fault of this release: once per page, and only for a release that the page
   * was served with. Another process may have served it.
   */
  failed(remote: string, release: string, page: ServedPage): void {
    if (page.releases[remote] !== release || this.#hasFailed(remote, release, page.id)) return;
    if (!this.#isFull(remote, release)) this.#counts(remote, release).failed.add(page.id);
  }

  /** The counts of the last hour. */
  of(remote: string, release: string): ReleaseCount {
    const all = this.#all(remote, release);
    return {
      views: all.reduce((sum, { views }) => sum + views, 0),
      problems: all.reduce((sum, { problems }) => sum + problems, 0),
    };
  }

  /** The counts of pages with an id in the last hour, in this process. */
  pagesOf(remote: string, release: string): PageCount {
    return countPages(this.minutesOf(remote, release), release, this.#now());
  }

  /** The pages with an id in the last hour, minute by minute, for other processes. */
  minutesOf(remote: string, release: string): readonly PageMinute[] {
    this.#forget();
    return [...this.#minutes].flatMap(([minute, counts]) => {
      const found = counts.get(keyOf(remote, release));
      return found ? [{ minute, release, pages: found.pages, failed: [...found.failed] }] : [];
    });
  }

  #isFull(remote: string, release: string): boolean {
    return this.#all(remote, release).reduce((sum, { failed }) => sum + failed.size, 0) >= MAX_FAILED;
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
    const at = minuteOf(this.#now());
    const minute: Minute = this.#minutes.get(at) ?? new Map();
    this.#minutes.set(at, minute);
    const key = keyOf(remote, release);
    const counts = minute.get(key) ?? { views: 0, problems: 0, pages: 0, failed: new Set() };
    minute.set(key, counts);
    return counts;
  }

  #forget(): void {
    const first = firstMinuteOf(this.#now());
    for (const at of this.#minutes.keys()) if (at < first) this.#minutes.delete(at);
  }
}
