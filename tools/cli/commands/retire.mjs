import { HOST, readRegistry, releaseEntry, retire as retireRemote } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { orderOf, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { UsageError } from "../../steps/step.mjs";

export const retire = defineCommand({
  meta: {
    name: "retire",
    description: `Takes a remote off the site.

From their next load on, pages say that this part is unavailable. Its releases stay in the store; release brings it back.
Also works for a remote whose folder was deleted. Of the host: each server runs the host that it was deployed with again.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote, or host" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const name = args.remote;
    const store = await openReleases();
    const { registry: before } = await readRegistry(store);
    const entry = name === undefined ? undefined : releaseEntry(before, name);
    if (name === undefined || !entry)
      throw new UsageError(
        `Which remote, or host? Live are ${[...(before.host ? [HOST] : []), ...Object.keys(before.remotes)].sort().join(", ") || "none"}.`,
      );
    await changeLive(
      store,
      { action: "retire", remote: name, by, why },
      (registry) => retireRemote(registry, name),
      () =>
        name === HOST
          ? `${name} ${entry.version} is no longer live: each server runs the host that it was deployed with.`
          : `${name} ${entry.version} is off the site from the next page load on.`,
    );
  },
});
