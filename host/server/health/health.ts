import type { LiveReleases } from "../page/live-release.ts";

/** What `/healthz` says. */
export interface Health {
  readonly status: "ok" | "starting";
  /** Language prefixes that are served. */
  readonly languages: readonly string[];
  /** Live version of each remote. */
  readonly releases: Readonly<Record<string, string>>;
  /** State of the workers that render; null = pages are composed without rendering. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

/** What health is told from. */
export interface HealthSource {
  /** Path prefixes of the languages that have settings. */
  readonly languages: readonly string[];
  readonly releases: LiveReleases;
  /** Whether the registry could be read at least once. */
  readonly isRegistryReady: boolean;
  /** State of the rendering pool; null = pages are composed without rendering. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

/** Ready once settings and registry have been read; a remote that is missing does not make the site unready. */
export function healthOf({ releases, isRegistryReady, ...rest }: HealthSource): Health {
  const versions = Object.entries(releases).map(([name, { descriptor }]) => [name, descriptor.version]);
  const isReady = isRegistryReady && rest.languages.length > 0;
  return { status: isReady ? "ok" : "starting", releases: Object.fromEntries(versions), ...rest };
}
