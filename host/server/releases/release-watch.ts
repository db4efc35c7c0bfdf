import { CanaryWatch, type CanaryWatchOptions } from "./canary-watch.ts";
import { readPageId } from "./page-id.ts";
import { type ReleaseCount, ReleaseHealth } from "./release-health.ts";

/** A problem of a page, reported by a browser or the renderer. */
export interface ReleaseProblem {
  readonly remote: string;
  readonly release: string;
  /** The id that the page was served with; undefined = none or unknown. */
  readonly page?: string | undefined;
  /** True if the release's own code failed: not Galaxy, not the network, and not a visitor who left. */
  readonly isFault: boolean;
}

/** Counts how releases perform, and ends failing canaries. */
export interface ReleaseWatch {
  /** @param hasId whether the page has an id, so that its problems can be counted per page */
  viewed(remote: string, release: string, hasId: boolean): void;
  /** Counts a problem; resolves when the canary of the remote has been judged. */
  failed(problem: ReleaseProblem): Promise<void>;
  of(remote: string, release: string): ReleaseCount;
}

/** A release watch of one process of the site. */
export interface SharedReleaseWatch extends ReleaseWatch {
  /** Exchanges the counts of running canaries with the other processes, and judges the canaries by all. */
  share(): Promise<void>;
}

/** Options of the release watch. */
export interface ReleaseWatchOptions extends Omit<CanaryWatchOptions, "health"> {
  /** Secret that signs page ids. */
  readonly secret: string;
}

/** Watches the releases of a running site; a failing canary is ended. */
export function watchReleases(options: ReleaseWatchOptions): SharedReleaseWatch {
  const { secret, now = Date.now } = options;
  const health = new ReleaseHealth(now);
  const canaries = new CanaryWatch({ ...options, health });
  let hasNews = false;
  return {
    viewed: (remote, release, hasId) => {
      hasNews ||= hasId;
      health.viewed(remote, release, hasId);
    },
    failed: async ({ remote, release, page: id, isFault }) => {
      health.reported(remote, release);
      const page = isFault && id !== undefined ? readPageId(id, secret, now()) : null;
      if (!page) return;
      hasNews = true;
      health.failed(remote, release, page);
      await canaries.problem(remote, release);
    },
    share: async () => {
      const isNew = hasNews;
      hasNews = false;
      await canaries.share(isNew);
    },
    of: (remote, release) => health.of(remote, release),
  };
}
