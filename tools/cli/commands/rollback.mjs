import { endCanary, HOST, ReleaseRefused, readRegistry, releaseEntry, rollBack } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { appOf, orderOf, whenShown, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";

export const rollback = defineCommand({
  meta: {
    name: "rollback",
    description: `Makes the last good release live again, or the named one.

Builds nothing. While a canary runs, it ends the canary; name a version to change what everyone gets.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote, or host" },
    version: { type: "positional", required: false, description: "a release of the store" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const { version } = args;
    const name = appOf(args.remote);
    const store = await openReleases();
    const act = { action: "rollback", remote: name, by, why };
    const canary = releaseEntry((await readRegistry(store)).registry, name)?.canary;
    if (canary && version === undefined)
      return changeLive(
        store,
        { ...act, version: canary.version },
        (registry) => endCanary(registry, name),
        (entry) => `The canary ${name} ${canary.version} has ended; everyone gets ${entry?.version}.`,
      );
    if (version !== undefined && !(await store.read(`${name}/${version}/release.json`)))
      throw new ReleaseRefused(
        `There is no release ${name} ${version}. There are ${(await store.list(name)).join(", ")}.`,
      );
    await changeLive(
      store,
      act,
      (registry, { at }) => rollBack(registry, name, version ?? null, { by, at }),
      (entry) => `${name} ${entry?.version} is live again ${whenShown(name)}.`,
    );
    const host = (await readRegistry(store)).registry.host;
    if (name === HOST && host) {
      const { misfitsOfHost } = await import("../../releases/gate/live-pairings.mjs");
      for (const { reason } of await misfitsOfHost(store, host.version))
        console.log(`! ${reason}. This part of the site is unavailable until its remote is rolled back too.`);
    }
  },
});
