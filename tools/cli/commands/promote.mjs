import { promote as promoteCanary } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { orderOf, remoteOf, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";

export const promote = defineCommand({
  meta: {
    name: "promote",
    description: `Makes the running canary of a remote live for everyone.

Builds nothing.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const name = remoteOf(args.remote);
    const store = await openReleases();
    await changeLive(
      store,
      { action: "promote", remote: name, by, why },
      (registry, act) => promoteCanary(registry, name, act),
      (entry) => `${name} ${entry?.version} is live for everyone from the next page load on.`,
    );
  },
});
