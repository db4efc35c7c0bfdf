import { audit, HOST, readRegistry, releaseEntry, retire, updateRegistry } from "@stays/releases";
import { runReleaseCommand } from "./releases/command-line.mjs";
import { purgePages } from "./releases/purge.mjs";
import { openReleases } from "./releases/release-store.mjs";
import { UsageError } from "./steps/usage.mjs";

const help = `npm run retire -- <remote>|host [--why "reason"]

Takes a remote off the site: from their next load on, pages say that this part is unavailable. Its releases stay in the
store; npm run release brings it back. Also works for a remote whose folder was deleted.

Of the host: each server runs the host that it was deployed with again.`;

await runReleaseCommand(help, 1, async ({ words: [name], why, by }) => {
  const store = await openReleases();
  const { registry: before } = await readRegistry(store);
  const entry = name === undefined ? undefined : releaseEntry(before, name);
  if (name === undefined || !entry)
    throw new UsageError(
      `Which remote, or host? Live are ${[...(before.host ? [HOST] : []), ...Object.keys(before.remotes)].sort().join(", ") || "none"}.`,
      help,
    );
  const at = new Date().toISOString();
  await updateRegistry(store, (registry) => retire(registry, name));
  await audit(store, { at, by, action: "retire", remote: name, version: entry.version, why });
  await purgePages(name);
  console.log(
    name === HOST
      ? `${name} ${entry.version} is no longer live: each server runs the host that it was deployed with.`
      : `${name} ${entry.version} is off the site from the next page load on.`,
  );
});
