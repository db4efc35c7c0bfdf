import { audit, ReleaseRefused, revokePreviews, updateRegistry } from "@stays/releases";
import { appOf, runReleaseCommand } from "./releases/command-line.mjs";
import { PREVIEW_HOURS } from "./releases/preview-link.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run revoke -- <remote>|host [version] [--why "reason"]

Ends all present previews of a release, of a remote or of the host: existing links stop working, and visitors who opened one get the
live release with the next page. Later previews work.`;

const HOUR_MS = 3_600_000;

await runReleaseCommand(help, 2, async ({ words: [word, version = null], why, by }) => {
  const remote = appOf(word, help);
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
  console.log(`All present previews of ${remote} ${version ?? "(every release)"} have ended.`);
});
