import { endCanary, HOST, ReleaseRefused, readRegistry, releaseEntry, rollBack } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { appOf, runReleaseCommand, whenShown } from "./releases/command-line.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run rollback -- <remote>|host [version] [--why "reason"]

Makes the last good release live again, or the named one. Builds nothing. While a canary runs, it ends the canary; name a
version to change what everyone gets.`;

await runReleaseCommand(help, 2, async ({ words: [word, version], why, by }) => {
  const name = appOf(word, help);
  const store = await openReleases();
  const act = { action: /** @type {const} */ ("rollback"), remote: name, by, why };
  const canary = releaseEntry((await readRegistry(store)).registry, name)?.canary;
  if (canary && version === undefined) {
    const live = await changeAndAudit(
      store,
      act,
      (registry) => endCanary(registry, name),
      () => canary.version,
    );
    return console.log(`The canary ${name} ${canary.version} has ended; everyone gets ${live.version}.`);
  }
  if (version !== undefined && !(await store.read(`${name}/${version}/release.json`)))
    throw new ReleaseRefused(
      `There is no release ${name} ${version}. There are ${(await store.list(name)).join(", ")}.`,
    );
  const entry = await changeAndAudit(
    store,
    act,
    (registry, { at }) => rollBack(registry, name, version ?? null, { by, at }),
    (live) => live.version,
  );
  if (name === HOST) {
    const { misfitsOfHost } = await import("./releases/gate/host-fit.mjs");
    for (const { reason } of await misfitsOfHost(store, entry.version))
      console.log(`! ${reason}. This part of the site is unavailable until its remote is rolled back too.`);
  }
  console.log(`${name} ${entry.version} is live again ${whenShown(name)}.`);
});
