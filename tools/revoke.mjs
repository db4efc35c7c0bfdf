import { audit, ReleaseRefused, revokePreviews, updateRegistry } from "@stays/releases";
import { remoteOf, runReleaseCommand } from "./releases/command-line.mjs";
import { PREVIEW_HOURS } from "./releases/preview-link.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run revoke -- <remote> [version] [--why "reason"]

Ends the previews of a release, or all of a remote: links that were made until now open nothing any more, and who has
opened one gets the live release with the next page. A preview that is made later works.`;

const HOUR_MS = 3_600_000;

await runReleaseCommand(help, 2, async ({ words: [word, version = null], why, by }) => {
  const remote = remoteOf(word, help);
  const store = await openReleases();
  if (version !== null && !(await store.read(`${remote}/${version}/release.json`)))
    throw new ReleaseRefused(
      `There is no release ${remote} ${version}. There are ${(await store.list(remote)).join(", ")}.`,
    );
  const now = Date.now();
  const until = now + PREVIEW_HOURS * HOUR_MS;
  await updateRegistry(store, (registry) => revokePreviews(registry, { remote, version, now, until }));
  const at = new Date(now).toISOString();
  await audit(store, { at, by, action: "revoke", remote, version: version ?? "all previews", why });
  console.log(`Previews of ${remote} ${version ?? "(all)"} that were made until now are over.`);
});
