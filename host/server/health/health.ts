import type { LiveReleases } from "../page/live-release.ts";

/** What `/healthz` says. */
export interface Health {
  /** `degraded` = the site answers, but not with all that it should. */
  readonly status: "ok" | "degraded" | "starting";
  /** Language prefixes that are served. */
  readonly languages: readonly string[];
  /** Live version of each remote. */
  readonly releases: Readonly<Record<string, string>>;
  /** Remotes that the registry lists and of which this process could read no release. */
  readonly missing: readonly string[];
  /** State of the workers that render; null = pages are composed without rendering. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

/** What health is told from. */
export interface HealthSource {
  /** Path prefixes of the languages that have settings. */
  readonly languages: readonly string[];
  readonly releases: LiveReleases;
  readonly missing: readonly string[];
  /** True while no worker is left that could render. */
  readonly isRenderingDown: boolean;
  /** Whether the registry could be read at least once. */
  readonly isRegistryReady: boolean;
  /** State of the rendering pool; null = pages are composed without rendering. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

function statusOf(source: HealthSource): Health["status"] {
  const { languages, missing, isRenderingDown, isRegistryReady } = source;
  if (!isRegistryReady || languages.length === 0) return "starting";
  return missing.length > 0 || isRenderingDown ? "degraded" : "ok";
}

/** Live version by remote. */
export const liveVersions = (releases: LiveReleases): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(releases).map(([name, { descriptor }]) => [name, descriptor.version]));

/** Ready once settings and registry have been read; a remote that is missing does not make the site unready. */
export function healthOf(source: HealthSource): Health {
  const { releases, isRegistryReady: _, isRenderingDown: __, ...rest } = source;
  return { status: statusOf(source), releases: liveVersions(releases), ...rest };
}
