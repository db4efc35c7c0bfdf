import { remoteNames } from "@stays/build/remote-names";
import {
  changeRegistry,
  dropRevocations,
  firstNeeded,
  HOST,
  KEPT_DOCUMENTS,
  neededVersions,
  prunableHosts,
  prunableReleases,
  ReleaseRefused,
  readDocuments,
  readRegistry,
  recentVersions,
  removeDocuments,
  withSafeDates,
} from "@stays/releases";
import { defineCommand } from "citty";
import { whoAmI, whyOption } from "../../releases/command-line.mjs";
import { openReleases, storedReleases } from "../../releases/release-store.mjs";
import { UsageError } from "../../support/step.mjs";

const DAY_MS = 86_400_000;

/**
 * @param {import("../../../shared/releases/src/registry-document.js").Registry} registry
 * @param {string} name
 * @param {readonly string[]} versions
 * @throws ReleaseRefused when one of them was released meanwhile
 */
function assertUnneeded(registry, name, versions) {
  const needed = neededVersions(registry, name).find((version) => versions.includes(version));
  if (needed) throw new ReleaseRefused(`${name} ${needed} was released meanwhile. Run the command again.`);
  return dropRevocations(registry, name, versions);
}

export const prune = defineCommand({
  meta: {
    name: "prune",
    description: `Removes old releases from the store.

They are those that no visitor got for so many days, as live release, canary or preview, and that the registry does not
name. Keeps the last three of each remote and of the host, and what the last ten changes name. Also removes older
documents of the registry, except the last ten.`,
  },
  args: {
    days: {
      type: "string",
      default: "30",
      description: "open tabs may still request files of younger releases",
    },
    "dry-run": { type: "boolean", description: "lists what would be removed" },
    ...whyOption,
  },
  async run({ args }) {
    const days = Number(args.days);
    if (!(days >= 1)) throw new UsageError(`--days is "${args.days}", but must be 1 or more.`);
    const store = await openReleases();
    const { registry, number } = await readRegistry(store);
    const documents = withSafeDates(await readDocuments(store), new Date().toISOString());
    const before = new Date(Date.now() - days * DAY_MS).toISOString();
    const why = args.why ?? `not used for ${days} days`;
    const by = await whoAmI();
    let removed = 0;
    for (const name of [...new Set([...remoteNames, ...Object.keys(registry.remotes), HOST])].sort()) {
      const stored = await storedReleases(store, name);
      const recent = recentVersions(documents, name);
      const versions =
        name === HOST
          ? prunableHosts(stored, before)
          : prunableReleases(documents, name, stored, before).filter((version) => !recent.includes(version));
      for (const version of versions) console.log(`${name} ${version}`);
      removed += versions.length;
      if (args["dry-run"] || versions.length === 0) continue;
      const commits = stored.flatMap(({ version, commit }) => (versions.includes(version) && commit) || []);
      const act = { by, action: "prune", remote: name, why };
      await changeRegistry(
        store,
        { ...act, version: versions.join(", "), commit: commits.join(", ") },
        (current) => assertUnneeded(current, name, versions),
      );
      for (const version of versions) await store.remove(name, version);
    }
    if (!args["dry-run"])
      await removeDocuments(store, Math.min(firstNeeded(documents, before), number - KEPT_DOCUMENTS + 1));
    console.log(`${removed} releases ${args["dry-run"] ? "would be" : "were"} removed.`);
  },
});
