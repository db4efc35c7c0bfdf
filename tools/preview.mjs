import { audit } from "@stays/releases";
import { appOf, runReleaseCommand } from "./releases/command-line.mjs";
import { PREVIEW_HOURS, previewLink } from "./releases/preview-link.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run preview -- <remote>|host [--why "reason"] [--from folder] [--unseen] [--to /en/stays]

Builds one remote or the host, checks it as npm run release does and prints a link. A visitor who opens it sees this release for 24
hours, with a banner that leads back to the live site. Nobody else sees it.

SITE=https://… is the site of the link. PREVIEW_SECRET signs it where site and command do not share a data folder.`;

await runReleaseCommand(help, 1, async ({ words: [word], why, isUnseen, from, to = "/", by }) => {
  const name = appOf(word, help);
  const store = await openReleases();
  // Loads the bundler and the compiler, which --help and a refused order do not need.
  const { publishApp } = await import("./releases/publish-app.mjs");
  const version = await publishApp(store, name, { from, isUnseen });
  const now = Date.now();
  await audit(store, { at: new Date(now).toISOString(), by, action: "preview", remote: name, version, why });
  const link = await previewLink({ remote: name, version }, { to, now });
  console.log(`\n${name} ${version} for one visitor, for ${PREVIEW_HOURS} hours:\n${link}`);
});
