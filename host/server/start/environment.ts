import { createPublicKey } from "node:crypto";
import path from "node:path";
import { isBucket } from "@stays/releases";
import { type IsTrusted, trustedProxies } from "../http/network-address.ts";
import { StartError } from "../settings/start-error.ts";
import { KEEP_ALIVE_SECONDS } from "./listen.ts";

export interface Environment {
  readonly port: number;
  /** Address to listen on; undefined = all interfaces. */
  readonly host: string | undefined;
  /** null = the embedded mock back end is Galaxy. */
  readonly galaxyUrl: string | null;
  /** Folder of the settings documents; null = those that the sandbox writes for its own destination. */
  readonly settingsFolder: string | null;
  /** The release store: a folder, or `s3://bucket/prefix`. */
  readonly releases: string;
  /** Folder of the local builds that are shown if nothing is released; null in production. */
  readonly localBuilds: string | null;
  readonly sandboxDataFolder: string;
  /** Folder for the data of this installation. */
  readonly dataFolder: string;
  /** Secret that signs preview links; undefined = created at first start in the data folder. */
  readonly previewSecret: string | undefined;
  /** Public key that releases must be signed with, as PEM; undefined = no signature required. */
  readonly releaseKey: string | undefined;
  /** Password of `/metrics`; undefined = only requests from this machine are answered. */
  readonly statusPassword: string | undefined;
  /** Public origin of the site; null = served on this machine only, as `http://localhost:{port}`. */
  readonly siteOrigin: string | null;
  /** Seconds between a stop signal and the close of the socket, for load balancers. */
  readonly drainSeconds: number;
  /** Seconds until an idle connection is closed. */
  readonly keepAliveSeconds: number;
  readonly logsRequests: boolean;
  /** Proxies in front of the site whose forwarding headers are trusted. */
  readonly isTrusted: IsTrusted;
  /** Time zone of the destination; null = the sandbox's, or Europe/Stockholm. */
  readonly timeZone: string | null;
  /** Collector of OpenTelemetry that gets this server's traces, without a trailing slash; null = none. */
  readonly traceEndpoint: string | null;
  readonly serviceName: string;
  /** Seconds for which a shared cache may answer with a whole page (`s-maxage`). */
  readonly pageCacheSeconds: number;
  /** Seconds for which it may answer with a stale page while it revalidates (`stale-while-revalidate`). */
  readonly pageStaleSeconds: number;
  /** Bytes of whole pages that the server keeps in memory; 0 = it renders each page, as while the mock has faults. */
  readonly pageCacheBytes: number;
  /** False = pages are sent as the page shell. */
  readonly renders: boolean;
  /** Remotes served from the development server's memory, with the host; [] = none, in production. */
  readonly development: readonly string[];
}

/** Warnings about a valid configuration that is perhaps unintended. */
export const startWarnings = ({ galaxyUrl, siteOrigin }: Environment): readonly string[] =>
  galaxyUrl === null || siteOrigin !== null
    ? []
    : [
        "SITE_ORIGIN is not set: the site answers on localhost only, and canonical URLs point there. Set it to the public origin, such as SITE_ORIGIN=https://stays.example.com.",
      ];

const MAX_PORT = 65_535;

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new StartError(`PORT is "${text}", but must be a whole number from 0 to ${MAX_PORT}.`);
  return port;
}

function readWholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  if (!/^\d{1,9}$/.test(text))
    throw new StartError(`${name} is "${text}", but must be a whole number, such as ${fallback}.`);
  return Number(text);
}

const MEGABYTE = 1_000_000;

function isOn(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined || text === "") return fallback;
  if (text === "on" || text === "off") return text === "on";
  throw new StartError(`${name} is "${text}", but must be on or off.`);
}

function webAddress(name: string, text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new StartError(
      `${name} is "${text}", but must be a web address such as https://galaxy.example.com.`,
    );
  return text.replace(/\/+$/, "");
}

/** The origin of a site: canonical URLs and links are below it, so a path would be lost. */
function readOrigin(name: string, text: string | undefined): string | null {
  const address = webAddress(name, text);
  if (address === null) return null;
  const { origin } = new URL(address);
  if (origin !== address.toLowerCase())
    throw new StartError(
      `${name} is "${text}", but must be an origin without a path, such as ${origin}: the site is served at /.`,
    );
  return origin;
}

function readProxies(list: string): IsTrusted {
  try {
    return trustedProxies(list);
  } catch {
    throw new StartError(
      `TRUSTED_PROXIES is "${list}", but must be addresses and ranges such as 10.0.0.0/8, 127.0.0.1.`,
    );
  }
}

/** A line break may be written as `\\n`, as many tools keep variables on one line. */
function readPublicKey(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const pem = text.replaceAll("\\n", "\n");
  try {
    createPublicKey(pem);
    return pem;
  } catch {
    throw new StartError(
      "RELEASE_PUBLIC_KEY must be an Ed25519 public key as PEM (-----BEGIN PUBLIC KEY-----).",
    );
  }
}

function readTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new StartError(`TIME_ZONE is "${name}", but must be a time zone such as Europe/Stockholm.`);
  }
}

/**
 * Reads the configuration from the environment.
 *
 * @param root folder that defaults and relative paths start from
 * @param defaults folder of the host's default settings
 * @throws StartError
 */
export function readEnvironment(
  env: NodeJS.ProcessEnv,
  root: string,
  defaults = path.join(root, "host/settings/defaults"),
): Environment {
  const folder = (value: string | undefined, fallback: string) => path.resolve(root, value || fallback);
  const galaxyUrl = webAddress("GALAXY_URL", env.GALAXY_URL);
  const localBuilds = env.DEVELOPMENT_RELEASES ? path.resolve(root, env.DEVELOPMENT_RELEASES) : null;
  // A misspelt GALAXY_URL must not serve a mock destination to the public.
  if (galaxyUrl === null && localBuilds === null && env.SANDBOX !== "1")
    throw new StartError(
      "GALAXY_URL is not set. Set GALAXY_URL=https://galaxy.example.com, or SANDBOX=1 to serve the mock back end.",
    );
  // A real back end has its own hosts; the default documents are in force until its settings are configured.
  const fallback = galaxyUrl === null ? null : defaults;
  const settingsFolder = env.SITE_SETTINGS ? path.resolve(root, env.SITE_SETTINGS) : fallback;
  return {
    port: readPort(env.PORT),
    host: env.HOST || undefined,
    galaxyUrl,
    settingsFolder,
    releases: isBucket(env.RELEASES ?? "") ? (env.RELEASES ?? "") : folder(env.RELEASES, "releases"),
    localBuilds,
    sandboxDataFolder: folder(env.SANDBOX_DATA, ".data/sandbox"),
    dataFolder: folder(env.DATA, ".data"),
    previewSecret: env.PREVIEW_SECRET || undefined,
    releaseKey: readPublicKey(env.RELEASE_PUBLIC_KEY),
    statusPassword: env.STATUS_PASSWORD || undefined,
    siteOrigin: readOrigin("SITE_ORIGIN", env.SITE_ORIGIN),
    drainSeconds: readWholeNumber("DRAIN_SECONDS", env.DRAIN_SECONDS, galaxyUrl === null ? 0 : 5),
    keepAliveSeconds: readWholeNumber("KEEP_ALIVE_SECONDS", env.KEEP_ALIVE_SECONDS, KEEP_ALIVE_SECONDS),
    logsRequests: isOn("ACCESS_LOG", env.ACCESS_LOG, galaxyUrl !== null),
    isTrusted: readProxies(env.TRUSTED_PROXIES ?? ""),
    timeZone: env.TIME_ZONE ? readTimeZone(env.TIME_ZONE) : null,
    traceEndpoint: webAddress("OTEL_EXPORTER_OTLP_ENDPOINT", env.OTEL_EXPORTER_OTLP_ENDPOINT),
    serviceName: env.OTEL_SERVICE_NAME || "stays",
    pageCacheSeconds: readWholeNumber("PAGE_CACHE_SECONDS", env.PAGE_CACHE_SECONDS, 60),
    pageStaleSeconds: readWholeNumber("PAGE_STALE_SECONDS", env.PAGE_STALE_SECONDS, 600),
    pageCacheBytes:
      MEGABYTE *
      readWholeNumber("PAGE_CACHE_MEGABYTES", env.PAGE_CACHE_MEGABYTES, env.SANDBOX_FAULTS === "1" ? 0 : 64),
    renders: isOn("RENDER", env.RENDER, !env.DEVELOPMENT),
    development: env.DEVELOPMENT ? env.DEVELOPMENT.split(",") : [],
  };
}
