import { CanaryWatch, type CanaryWatchOptions } from "./canary-watch.ts";
import { readPageId } from "./page-id.ts";
import { type ReleaseCount, ReleaseHealth } from "./release-health.ts";

/** Something that went wrong on a page, as a browser or the renderer reports it. */
export interface ReleaseProblem {
  readonly remote: string;
  readonly release: string;
  /** The id that the page was served with; undefined = none was, or it is not known. */
  readonly page?: string | undefined;
  /** True where the release's own code failed: not Galaxy, not the network, and no visitor who left. */
  readonly isFault: boolean;
}

/** Sees how releases do, and acts on it. */
export interface ReleaseWatch {
  /** @param hasId whether the page carries an id that its reports are counted by */
  viewed(remote: string, release: string, hasId: boolean): void;
  /** Resolves when the canary of the remote has been judged. */
  failed(problem: ReleaseProblem): Promise<void>;
  of(remote: string, release: string): ReleaseCount;
}

/** What releases are watched with. */
export interface ReleaseWatchOptions extends Omit<CanaryWatchOptions, "health"> {
  /** What page ids are signed with. */
  readonly secret: string;
}

/** Watches the releases of a running site; a canary that fails goes back. */
export function watchReleases(options: ReleaseWatchOptions): ReleaseWatch {
  const { secret, now = Date.now } = options;
  const health = new ReleaseHealth(now);
  const canaries = new CanaryWatch({ ...options, health });
  return {
    viewed: (remote, release, hasId) => health.viewed(remote, release, hasId),
    failed: async ({ remote, release, page: id, isFault }) => {
      health.reported(remote, release);
      const page = isFault && id !== undefined ? readPageId(id, secret, now()) : null;
      if (!page) return;
      health.failed(remote, release, page);
      await canaries.problem(remote, release);
    },
    of: (remote, release) => health.of(remote, release),
  };
}
