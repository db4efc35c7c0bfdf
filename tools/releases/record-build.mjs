import { changeRegistry, goLive, openFolderReleases, removeDocuments, unpin } from "@stays/releases";

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
