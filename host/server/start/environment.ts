import path from "node:path";
import { isBucket } from "@stays/releases";

/** How this process was asked to run. */
export interface Environment {
  readonly port: number;
  /** Address to listen on; undefined = all. */
  readonly host: string | undefined;
  /** null = the embedded stand-in is Galaxy. */
  readonly galaxyUrl: string | null;
  /** Folder of the settings documents; null = those that the stand-in writes for its own destination. */
  readonly settingsFolder: string | null;
  /** Where the releases are: a folder, or `s3://bucket/prefix`. */
  readonly releases: string;
  readonly sandboxDataFolder: string;
  /** Folder of what this installation keeps for itself. */
  readonly dataFolder: string;
  /** What preview links are signed with; undefined = made at first start and kept in the data folder. */
  readonly previewSecret: string | undefined;
  /** Password of `/status`; undefined = it answers requests from this machine only. */
  readonly statusPassword: string | undefined;
  /** Public origin of the site; null = it is served on this machine only, as `http://localhost:{port}`. */
  readonly siteOrigin: string | null;
  /** Time zone of the destination; null = the one of the embedded mock, or Europe/Stockholm. */
  readonly timeZone: string | null;
  /** False = pages are composed without rendering. */
  readonly renders: boolean;
  /** Remotes that come from the development server's memory, with the host; [] = none, in production. */
  readonly development: readonly string[];
}

/** A start that cannot work; the message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What a deployer should know of an environment that works, but not as a public site does. */
export function startWarnings({ galaxyUrl, siteOrigin }: Environment): readonly string[] {
  if (galaxyUrl === null || siteOrigin !== null) return [];
  return [
    "SITE_ORIGIN is not set: the site answers under localhost only, and canonical addresses lead there. Set it to the public address, such as SITE_ORIGIN=https://stays.example.com.",
  ];
}

const MAX_PORT = 65_535;

function portOf(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new StartError(`PORT is "${text}", but must be a whole number from 0 to ${MAX_PORT}.`);
  return port;
}

function webAddress(name: string, text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new StartError(
      `${name} is "${text}", but must be a web address such as https://galaxy.example.com.`,
    );
  return text.replace(/\/+$/, "");
}

function timeZoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new StartError(`TIME_ZONE is "${name}", but must be a time zone such as Europe/Stockholm.`);
  }
}

/**
 * Reads the environment.
 *
 * @param root folder that defaults and relative paths start from
 * @throws StartError
 */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): Environment {
  const folder = (value: string | undefined, fallback: string) => path.resolve(root, value || fallback);
  const galaxyUrl = webAddress("GALAXY_URL", env.GALAXY_URL);
  // A real back end has its own hosts; until its settings are named, the documents of an example are in force.
  const fallback = galaxyUrl === null ? null : path.join(root, "host/settings/defaults");
  const settingsFolder = env.SITE_SETTINGS ? path.resolve(root, env.SITE_SETTINGS) : fallback;
  return {
    port: portOf(env.PORT),
    host: env.HOST || undefined,
    galaxyUrl,
    settingsFolder,
    releases: isBucket(env.RELEASES ?? "") ? (env.RELEASES ?? "") : folder(env.RELEASES, "releases"),
    sandboxDataFolder: folder(env.SANDBOX_DATA, ".data/sandbox"),
    dataFolder: folder(env.DATA, ".data"),
    previewSecret: env.PREVIEW_SECRET || undefined,
    statusPassword: env.STATUS_PASSWORD || undefined,
    siteOrigin: webAddress("SITE_ORIGIN", env.SITE_ORIGIN),
    timeZone: env.TIME_ZONE ? timeZoneOf(env.TIME_ZONE) : null,
    renders: env.RENDER !== "off" && !env.DEVELOPMENT,
    development: env.DEVELOPMENT ? env.DEVELOPMENT.split(",") : [],
  };
}
