import { endCanary, ReleaseRefused, readRegistry, rollBack } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { orderOf, remoteOf, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";

export const rollback = defineCommand({
  meta: {
    name: "rollback",
    description: `Makes the last good release live again, or the named one.

Builds nothing. While a canary runs, it ends the canary; name a version to change what everyone gets.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    version: { type: "positional", required: false, description: "a release of the store" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const { version } = args;
    const name = remoteOf(args.remote);
    const store = await openReleases();
    const act = { action: "rollback", remote: name, by, why };
    const canary = (await readRegistry(store)).registry.remotes[name]?.canary;
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
      (entry) => `${name} ${entry?.version} is live again from the next page load on.`,
    );
  },
});
