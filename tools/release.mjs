import { goLive } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { adoptBuild } from "./releases/adopt-build.mjs";
import { remoteOf, runReleaseCommand } from "./releases/command-line.mjs";
import { publishRelease } from "./releases/publish-release.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run release -- <remote> [--why "reason"] [--from folder]

Builds one remote, holds it against the live host, and makes it live. Pages show it from their next load on; open tabs
keep what they have. A release that breaks the contract is refused with the reason, and nothing changes.

  --why    written into the audit
  --from   folder of the remote's sources, when it is not the one of this working copy

RELEASES=folder chooses the release store, SITE=https://… the live host that it is held against.`;

await runReleaseCommand(help, 1, async ({ words: [word], why, isUnseen, from, by }) => {
  const name = remoteOf(word, help);
  const store = await openReleases();
  const version = await publishRelease(store, name, { from, isUnseen });
  await adoptBuild(store, name, { by: "npm run build", at: new Date().toISOString() });
  const { previous = [] } = await changeAndAudit(
    store,
    { action: "release", remote: name, by, why },
    (registry, act) => goLive(registry, name, version, act),
    (entry) => entry.version,
  );
  console.log(`\n${name} ${version} is live from the next page load on.`);
  if (previous[0]) console.log(`Back to ${previous[0].version}: npm run rollback -- ${name}`);
});
