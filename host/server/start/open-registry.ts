import { existsSync } from "node:fs";
import {
  type HostOffer,
  isBucket,
  openFolder,
  openReleases,
  publishHost,
  type ReleaseReader,
  type ReleaseStore,
  violationsOfRelease,
  withBuilds,
} from "@stays/releases";
import type { Log } from "../observability/log.ts";
import type { LiveReleases } from "../page/live-release.ts";
import { openKeptRegistry } from "../releases/kept-registry.ts";
import { RegistrySource } from "../releases/registry-source.ts";
import { type Registry, RegistryStore } from "../releases/registry-store.ts";
import { readCached } from "../releases/release-cache.ts";
import { StartError } from "../settings/start-error.ts";
import { developmentRegistry, receiveBundles } from "./development.ts";
import type { Environment } from "./environment.ts";

/** Largest age of the registry of a bucket, in milliseconds: a release is on pages that are requested a second later. */
const BUCKET_MAX_AGE = 1_000;

/**
 * Refuses a host that cannot serve a live release or a canary: a rolling deployment then stops at its first server.
 *
 * @throws StartError with every reason
 */
async function assertServes(
  live: LiveReleases,
  offer: HostOffer,
  store: Pick<ReleaseReader, "read">,
): Promise<void> {
  const releases = Object.values(live).flatMap((one) => [one, ...(one.canary ? [one.canary.release] : [])]);
  const found = await Promise.all(
    releases.map(({ descriptor }) =>
      violationsOfRelease(store, offer, descriptor).catch((error) => [
        {
          reason: `${descriptor.name} ${descriptor.version} could not be checked: ${error.message}`,
          remedy: "restore its files in the release store, or roll it back",
        },
      ]),
    ),
  );
  const lines = found.flat().map(({ reason, remedy }) => `  • ${reason}\n    → ${remedy}\n`);
  if (lines.length > 0)
    throw new StartError(
      `This host cannot serve what is live:\n${lines.join("")}Start the host before it, or change what is live: npm run rollback -- <remote>, or npm run stays -- retire <remote>.`,
    );
}

/**
 * The release store, and the live releases of remotes. `readLive` and `readRelease` read its files for pages: from a
 * bucket through a cache, and where local builds are shown, from those too. In development, `bundles` replace the
 * server bundles of some remotes. A host that cannot serve what is live is refused, except where local builds are shown.
 *
 * @param offer of this host
 */
export async function openRegistry(environment: Environment, offer: HostOffer, log: Log) {
  const { localBuilds, development: names, releases: location } = environment;
  const releases = await openReleases(location);
  const isRemote = isBucket(location);
  const readLive = isRemote ? readCached(releases.read) : releases.read;
  const builds = localBuilds === null ? null : openFolder(localBuilds);
  const readRelease = builds ? withBuilds({ ...releases, read: readLive }, builds).read : readLive;
  const source = new RegistrySource({
    store: builds ? withBuilds(releases, builds) : releases,
    location,
    maxAge: isRemote ? BUCKET_MAX_AGE : 0,
    // Where local builds are shown, the registry is a view of two stores.
    kept: builds ? undefined : openKeptRegistry(environment.dataFolder, location, log),
    log,
  });
  const live = new RegistryStore({
    source,
    read: readRelease,
    baseUrl: "/releases/",
    publicKey: environment.releaseKey,
    checkFirst: builds ? undefined : (first) => assertServes(first, offer, { read: readRelease }),
    log,
  });
  const bundles = names.length > 0 ? receiveBundles() : null;
  const registry: Registry = bundles ? developmentRegistry(live, names, bundles) : live;
  return { releases, readLive, readRelease, bundles, registry };
}

/**
 * Publishes the host's browser files before any page refers to them, so that other servers of the site can
 * serve them. A folder that is not there is not created: its name may be mistyped.
 */
export async function shareFiles(
  releases: ReleaseStore,
  location: string,
  web: string,
  log: Log,
): Promise<void> {
  if (!isBucket(location) && !existsSync(location)) return;
  try {
    await publishHost(releases, web);
  } catch (error) {
    log.warn(
      "the files of this host cannot be written to the release store: during a rolling deployment some pages miss files. Run npm run pack with RELEASES before the servers start.",
      { error },
    );
  }
}
