import { distance } from "fastest-levenshtein";

/** Environment variables of the site, its mock back end and its release store. */
export const VARIABLES = [
  "PORT",
  "HOST",
  "GALAXY_URL",
  "SITE_SETTINGS",
  "SITE_ORIGIN",
  "TRUSTED_PROXIES",
  "DRAIN_SECONDS",
  "ACCESS_LOG",
  "TIME_ZONE",
  "RELEASES",
  "DEVELOPMENT_RELEASES",
  "DEVELOPMENT",
  "DATA",
  "RENDER",
  "INSTALLATION",
  "PAGE_CACHE_SECONDS",
  "PAGE_STALE_SECONDS",
  "PAGE_CACHE_MEGABYTES",
  "PREVIEW_SECRET",
  "RELEASE_PUBLIC_KEY",
  "STATUS_PASSWORD",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "SANDBOX",
  "SANDBOX_DATA",
  "SANDBOX_FAULTS",
  "SANDBOX_COOKIE_DOMAIN",
  "SANDBOX_PORT",
  "SANDBOX_SEARCH_MINUTES",
  "SANDBOX_WORLD",
] as const;

/** Shortest name to check. Shorter names resemble other valid variables, such as PATH and DATA. */
const MIN_LENGTH = 8;
const MAX_DISTANCE = 2;

/** An unknown variable, and the known one that was probably meant. */
export interface Misspelling {
  readonly name: string;
  readonly meant: string;
}

/** Unknown environment variables that resemble a known one. */
export function misspeltNames(env: NodeJS.ProcessEnv): readonly Misspelling[] {
  const known: readonly string[] = VARIABLES;
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !name.startsWith("npm_"))
    .flatMap((name) => {
      const meant = known.find(
        (other) =>
          other.length >= MIN_LENGTH &&
          env[other] === undefined &&
          distance(name.toUpperCase(), other) <= MAX_DISTANCE,
      );
      return meant === undefined ? [] : [{ name, meant }];
    });
}
