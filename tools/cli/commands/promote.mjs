import { HOST, promote as promoteCanary, readRegistry } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { appOf, orderOf, whenShown, whyOption } from "../../releases/command-line.mjs";
import { assertPasses } from "../../releases/gate/run-checks.mjs";
import { openReleases } from "../../releases/release-store.mjs";

export const promote = defineCommand({
  meta: {
    name: "promote",
    description: `Makes the running canary of a remote or of the host live for everyone.

Builds nothing. A host is checked against the remotes that were released since its canary began.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote, or host" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const name = appOf(args.remote);
    const store = await openReleases();
    const canary = (await readRegistry(store)).registry.host?.canary;
    if (name === HOST && canary) {
      // Loads the compiler, which no other command of a remote needs.
      const { misfitsOfHost } = await import("../../releases/gate/live-pairings.mjs");
      const checks = { "the live remotes": () => misfitsOfHost(store, canary.version) };
      await assertPasses(name, canary.version, checks);
    }
    await changeLive(
      store,
      { action: "promote", remote: name, by, why },
      (registry, act) => promoteCanary(registry, name, act),
      (entry) => `${name} ${entry?.version} is live for everyone ${whenShown(name)}.`,
    );
  },
});
