import { HOST, promote, readRegistry } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { appOf, runReleaseCommand, whenShown } from "./releases/command-line.mjs";
import { refuse } from "./releases/gate/refuse.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run promote -- <remote>|host [--why "reason"]

Makes the running canary of a remote or of the host live for everyone. Builds nothing. A host is checked against the
remotes that were released since its canary began.`;

await runReleaseCommand(help, 1, async ({ words: [word], why, by }) => {
  const name = appOf(word, help);
  const store = await openReleases();
  const canary = (await readRegistry(store)).registry.host?.canary;
  if (name === HOST && canary) {
    // Loads the compiler, which no other command of a remote needs.
    const { misfitsOfHost } = await import("./releases/gate/host-fit.mjs");
    refuse(name, canary.version, await misfitsOfHost(store, canary.version));
  }
  const { version } = await changeAndAudit(
    store,
    { action: "promote", remote: name, by, why },
    (registry, act) => promote(registry, name, act),
    (entry) => entry.version,
  );
  console.log(`${name} ${version} is live for everyone ${whenShown(name)}.`);
});
