import { readRegistry, retire as retireRemote } from "@stays/releases";
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
Also works for a remote whose folder was deleted.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const name = args.remote;
    const store = await openReleases();
    const { remotes } = (await readRegistry(store)).registry;
    const entry = name === undefined ? undefined : remotes[name];
    if (name === undefined || !entry)
      throw new UsageError(`Which remote? Live are ${Object.keys(remotes).sort().join(", ") || "none"}.`);
    await changeLive(
      store,
      { action: "retire", remote: name, by, why },
      (registry) => retireRemote(registry, name),
      () => `${name} ${entry.version} is off the site from the next page load on.`,
    );
  },
});
