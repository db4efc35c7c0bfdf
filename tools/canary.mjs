import { startCanary } from "@stays/releases";
import { changeAndAudit } from "./releases/act.mjs";
import { assertTranslated } from "./releases/assert-translated.mjs";
import { appOf, runReleaseCommand } from "./releases/command-line.mjs";
import { openReleases } from "./releases/release-store.mjs";
import { UsageError } from "./steps/usage.mjs";

const help = `npm run canary -- <remote>|host <percent> [--why "reason"] [--from folder] [--unseen]

Builds one remote or the host, checks it as npm run release does and gives it to this share of the visitors, who keep it. The server
ends the canary when its pages fail clearly more often than those of the live release.

Make it live for everyone: npm run promote -- <remote>|host. End it: npm run rollback -- <remote>|host.`;

await runReleaseCommand(help, 2, async ({ words: [word, share], why, isUnseen, from, by }) => {
  const name = appOf(word, help);
  const percent = Number(share);
  if (!(percent > 0 && percent < 100))
    throw new UsageError(`A canary is for 1 to 99 percent of the visitors, not ${share ?? "none"}.`, help);
  assertTranslated(name, from);
  const store = await openReleases();
  // Loads the bundler and the compiler, which --help and a refused order do not need.
  const { publishApp } = await import("./releases/publish-app.mjs");
  const version = await publishApp(store, name, { from, isUnseen });
  const { version: live } = await changeAndAudit(
    store,
    { action: "canary", remote: name, by, why },
    (registry, act) => startCanary(registry, name, { version, percent }, act),
    () => version,
  );
  console.log(`\n${percent} % of the visitors get ${name} ${version}, the others ${live}.`);
});
