import { remoteNames } from "@stays/build/remote-names";
import {
  audit,
  CANARY_FOLDER,
  endedCanaries,
  HOST,
  prunableHosts,
  prunableReleases,
  readRegistry,
} from "@stays/releases";
import { defineCommand } from "citty";
import { whoAmI, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { storedReleases } from "../../releases/stored-releases.mjs";
import { UsageError } from "../../steps/step.mjs";

const DAY_MS = 86_400_000;

export const prune = defineCommand({
  meta: {
    name: "prune",
    description: `Removes old releases from the store.

They are those that are neither live, nor a canary, nor among the last ten good ones of their remote or the host, and
were not built, released or previewed for so many days. Keeps the last three hosts. Also removes the counts that killed
servers have left of ended canaries.`,
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
    const { registry } = await readRegistry(store);
    const { remotes, host } = registry;
    const before = new Date(Date.now() - days * DAY_MS).toISOString();
    const why = args.why ?? `not used for ${days} days`;
    const by = await whoAmI();
    let removed = 0;
    for (const name of [...new Set([...remoteNames, ...Object.keys(remotes), HOST])].sort()) {
      const stored = await storedReleases(store, name);
      const versions =
        name === HOST ? prunableHosts(host, stored, before) : prunableReleases(remotes[name], stored, before);
      for (const version of versions) {
        console.log(`${name} ${version}`);
        removed += 1;
        if (args["dry-run"]) continue;
        // Write the audit first: a removed release has no commit to read any more.
        await audit(store, { at: new Date().toISOString(), by, action: "prune", remote: name, version, why });
        await store.remove(name, version);
      }
    }
    for (const folder of endedCanaries(registry, await store.list(CANARY_FOLDER))) {
      console.log(`${CANARY_FOLDER}/${folder}`);
      if (!args["dry-run"]) await store.remove(CANARY_FOLDER, folder);
    }
    console.log(`${removed} releases ${args["dry-run"] ? "would be" : "were"} removed.`);
  },
});
