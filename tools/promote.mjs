import { promote } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { remoteOf, runReleaseCommand } from "./releases/command-line.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run promote -- <remote> [--why "reason"]

Makes the running canary of a remote live for everyone. Builds nothing.`;

await runReleaseCommand(help, 1, async ({ words: [word], why, by }) => {
  const name = remoteOf(word, help);
  const { version } = await changeAndAudit(
    await openReleases(),
    { action: "promote", remote: name, by, why },
    (registry, act) => promote(registry, name, act),
    (entry) => entry.version,
  );
  console.log(`${name} ${version} is live for everyone from the next page load on.`);
});
