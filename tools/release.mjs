import { goLive } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { adoptBuild } from "./releases/adopt-build.mjs";
import { assertTranslated } from "./releases/assert-translated.mjs";
import { appOf, runReleaseCommand, whenShown } from "./releases/command-line.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run release -- <remote>|host [--why "reason"] [--from folder] [--unseen]

Builds one remote, checks it against the live host and makes it live. The next page load shows it; open tabs keep what
they have. A release that breaks the contract is refused with the reason, and nothing changes.

The host is checked against all live remotes. Servers of npm run serve then start it beside the host that runs, and
switch to it once it is ready.

  --why     reason for the audit
  --from    folder of the remote's sources, if not in this working copy
  --unseen  skips the browser check; the audit records it

RELEASES=folder sets the release store, SITE=https://… the live host to check against.`;

await runReleaseCommand(help, 1, async ({ words: [word], why, isUnseen, from, by }) => {
  const name = appOf(word, help);
  assertTranslated(name, from);
  const store = await openReleases();
  // Loads the bundler and the compiler, which --help and a refused order do not need.
  const { publishApp } = await import("./releases/publish-app.mjs");
  const version = await publishApp(store, name, { from, isUnseen });
  await adoptBuild(store, name, { by: "npm run build", at: new Date().toISOString() });
  const { previous = [] } = await changeAndAudit(
    store,
    { action: "release", remote: name, by, why },
    (registry, act) => goLive(registry, name, version, act),
    (entry) => entry.version,
  );
  console.log(`\n${name} ${version} is live ${whenShown(name)}.`);
  if (previous[0]) console.log(`Roll back to ${previous[0].version}: npm run rollback -- ${name}`);
});
