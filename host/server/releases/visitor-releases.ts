import type { Preview } from "@stays/releases";
import { developmentRelease } from "../development/development-files.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import { isInCanary } from "./canary-share.ts";

/** The releases for one visitor. */
export interface VisitorReleases {
  readonly releases: LiveReleases;
  /** True when other visitors may get other releases; caches must not store such a page. */
  readonly isPersonal: boolean;
  /** The unreleased version that this visitor previews. */
  readonly preview: Preview | null;
}

/** Inputs of the choice of releases for a visitor. */
export interface VisitorChoice {
  /** The visitor's id; called only during a canary. */
  readonly visitor: () => string;
  /** The preview that the visitor opened; null = none. */
  readonly preview: Preview | null;
  /** Finds a release by remote and version; null = there is none. */
  readonly find: (name: string, version: string) => Promise<LiveRelease | null>;
}

/** Chooses the live, canary or previewed release of each remote for one visitor (FE-04). */
export async function releasesForVisitor(
  live: LiveReleases,
  choice: VisitorChoice,
): Promise<VisitorReleases> {
  const hasCanary = Object.values(live).some(({ canary }) => canary);
  const chosen = hasCanary ? withCanaries(live, choice.visitor()) : live;
  const { preview } = choice;
  // A preview has no last good release: its faults must be visible.
  const previewed = preview && (await previewedRelease(preview, choice.find));
  if (!preview || !previewed) return { releases: chosen, isPersonal: hasCanary, preview: null };
  return { releases: { ...chosen, [preview.remote]: previewed }, isPersonal: true, preview };
}

async function previewedRelease(preview: Preview, find: VisitorChoice["find"]): Promise<LiveRelease | null> {
  const origin = developmentOrigin(preview);
  return origin ? developmentRelease(preview.remote, origin) : find(preview.remote, preview.version);
}

/** Origin of a development server on the visitor's own machine that serves the preview; else null (FE-06). */
export const developmentOrigin = (preview: Preview | null): string | null =>
  preview?.port === undefined ? null : `http://localhost:${preview.port}`;

function withCanaries(live: LiveReleases, visitor: string): LiveReleases {
  return Object.fromEntries(
    Object.entries(live).map(([name, release]) => {
      const { canary } = release;
      const isChosen =
        canary && isInCanary(visitor, `${name}/${canary.release.descriptor.version}`, canary.percent);
      return [name, isChosen ? canary.release : release];
    }),
  );
}
