import { openFolderReleases, readRegistry } from "@stays/releases";
import { localBuilds } from "../steps/local-builds.mjs";
import { openReleases } from "./release-store.mjs";

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
