import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import {
  changeRegistry,
  formatCommit,
  goLive,
  isBucket,
  openReleases as open,
  openFolderReleases,
  parseDescriptor,
  readRegistry,
  removeDocuments,
  unpin,
} from "@stays/releases";
import { isRepository, localBuilds, root, workFolder } from "../support/root.mjs";
import { sourceVersion } from "../support/source-version.mjs";
import { ToolError } from "../support/step.mjs";

// Outside the repository the folder is that of the remote, whose sources decide its version.
const named = process.env.RELEASES || (isRepository ? "releases" : ".data/releases");

/** Location of the store: `RELEASES`, else a folder of the working copy. */
export const location = isBucket(named) ? named : path.resolve(workFolder, named);

/** Opens the release store of the commands. */
export const openReleases = () => open(location);

/**
 * The folder of a remote's sources, and the version that they are released as.
 *
 * @param {string} name
 * @param {string | undefined} from the folder, when outside the workspace
 * @returns {Promise<{ sources: string, version: string }>}
 * @throws ToolError when the folder has no manifest
 */
export async function remoteSources(name, from) {
  const sources = path.resolve(from ?? path.join(root, name));
  if (!existsSync(path.join(sources, "remote.ts")))
    throw new ToolError(`✗ ${sources} has no remote.ts: it is not the folder of a remote.`);
  return { sources, version: await sourceVersion(path.relative(root, sources)) };
}

/** Documents of the registry that a folder of builds keeps. Running sites follow it, so some stay. */
const KEPT = 20;

/**
 * Records in a folder of builds which build of a remote is the current one.
 *
 * @param {string} folder
 * @param {{ name: string, version: string, by: string }} build
 */
export async function recordBuild(folder, { name, version, by }) {
  const builds = openFolderReleases(folder);
  const document = await changeRegistry(builds, { by, action: "build", remote: name }, (registry, act) =>
    unpin(goLive(registry, name, version, act), name),
  );
  if (document) await removeDocuments(builds, document.number - KEPT);
}

/**
 * Copies the current build of every remote into another folder of builds.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} by
 */
export async function copyBuilds(from, to, by) {
  const { registry } = await readRegistry(openFolderReleases(from));
  for (const [name, { version }] of Object.entries(registry.remotes)) {
    await cp(path.join(from, name, version), path.join(to, name, version), { recursive: true });
    await recordBuild(to, { name, version, by });
  }
}

/**
 * Prints the remotes whose release in the store hides their local build. A developer of such a remote would not see a
 * change.
 */
export async function listHiddenBuilds() {
  const live = (await readRegistry(await openReleases())).registry.remotes;
  const built = (await readRegistry(openFolderReleases(localBuilds))).registry.remotes;
  for (const [name, { version }] of Object.entries(live))
    if (built[name] && built[name].version !== version)
      console.log(
        `The site shows the release ${name} ${version}, not your build ${built[name].version}. npm run dev -- ${name} shows your sources, npm run release -- ${name} makes them live.`,
      );
}

/**
 * A release in the store.
 *
 * @typedef {object} StoredRelease
 * @property {string} version
 * @property {string | undefined} builtAt ISO 8601
 * @property {string | undefined} commit
 */

/**
 * The stored releases of a remote, or the hosts, newest first.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseReader} store
 * @param {string} name
 * @returns {Promise<readonly StoredRelease[]>}
 */
export async function storedReleases(store, name) {
  const releases = (await store.list(name)).map(async (version) => {
    const content = await store.read(`${name}/${version}/release.json`);
    const release = content && parseDescriptor(content);
    // Without its descriptor a folder is what a killed command has left.
    return release ? [{ version, builtAt: release.builtAt, commit: formatCommit(release) }] : [];
  });
  return (await Promise.all(releases))
    .flat()
    .sort((one, other) => (other.builtAt ?? "").localeCompare(one.builtAt ?? ""));
}
