import {
  isBucket,
  openFolder,
  openReleases,
  publishHost,
  type ReleaseStore,
  withBuilds,
} from "@stays/releases";
import { developmentRegistry } from "../development/development-files.ts";
import { receiveBundles } from "../development/server-bundles.ts";
import type { Log } from "../log/log.ts";
import { readCached } from "../releases/cached-releases.ts";
import { type Registry, RegistryStore } from "../releases/registry-store.ts";
import type { Environment } from "./environment.ts";

/**
 * The release store, and the live releases of remotes. `readLive` and `readRelease` read its files for pages: from a
 * bucket through a cache, and where local builds are shown, from those too. In development, `bundles` replace the
 * server bundles of some remotes.
 */
export async function openRegistry(environment: Environment, log: Log) {
  const { localBuilds, development: names } = environment;
  const releases = await openReleases(environment.releases);
  const readLive = isBucket(environment.releases) ? readCached({ read: releases.read }) : releases.read;
  const readRelease =
    localBuilds === null
      ? readLive
      : withBuilds({ ...releases, read: readLive }, openFolder(localBuilds)).read;
  const live = new RegistryStore({
    read: readRelease,
    baseUrl: "/releases/",
    publicKey: environment.releaseKey,
    log,
  });
  const bundles = names.length > 0 ? receiveBundles() : null;
  const registry: Registry = bundles ? developmentRegistry(live, names, bundles) : live;
  return { releases, readLive, readRelease, bundles, registry };
}

/**
 * Publishes the host's browser files before any page refers to them, so that other servers of the site can
 * serve them.
 */
export async function shareFiles(releases: ReleaseStore, web: string, log: Log): Promise<void> {
  try {
    const act = { by: "server start", at: new Date().toISOString(), why: "" };
    await publishHost(releases, web, act);
  } catch (error) {
    log.warn(
      "the files of this host cannot be written to the release store: during a rolling deployment some pages miss files. Run npx stays publish-host before the servers start.",
      { error },
    );
  }
}
