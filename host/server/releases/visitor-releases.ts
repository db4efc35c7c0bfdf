import type { Preview } from "@stays/releases";
import { developmentRelease } from "../development/development-files.ts";
import type { LiveRelease, LiveReleases } from "../page/live-release.ts";
import { isInCanary } from "./canary-share.ts";

/** The releases that one visitor gets. */
export interface VisitorReleases {
  readonly releases: LiveReleases;
  /** True when others may get something else: such a page is never kept by a cache. */
  readonly isPersonal: boolean;
  /** The unreleased version that this visitor looks at. */
  readonly preview: Preview | null;
}

/** What decides which releases a visitor gets. */
export interface VisitorChoice {
  /** What the visitor is recognised by; asked for only while a canary runs. */
  readonly visitor: () => string;
  /** The unreleased version that the visitor asked for; null = none. */
  readonly preview: Preview | null;
  /** A release by remote and version; null = there is no such one. */
  readonly find: (name: string, version: string) => Promise<LiveRelease | null>;
}

/** Chooses among live, canary and previewed releases for one visitor (FE-04). */
export async function releasesForVisitor(
  live: LiveReleases,
  choice: VisitorChoice,
): Promise<VisitorReleases> {
  const hasCanary = Object.values(live).some(({ canary }) => canary);
  const chosen = hasCanary ? withCanaries(live, choice.visitor()) : live;
  const { preview } = choice;
  // Without a last good one: who previews wants to see a fault, not what hides it.
  const previewed = preview && (await previewedRelease(preview, choice.find));
  if (!preview || !previewed) return { releases: chosen, isPersonal: hasCanary, preview: null };
  return { releases: { ...chosen, [preview.remote]: previewed }, isPersonal: true, preview };
}

async function previewedRelease(preview: Preview, find: VisitorChoice["find"]): Promise<LiveRelease | null> {
  const origin = developmentOrigin(preview);
  return origin ? developmentRelease(preview.remote, origin) : find(preview.remote, preview.version);
}

/** The visitor's own machine, where a preview comes from a development server there; else null (FE-06). */
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
