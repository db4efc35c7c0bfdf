import path from "node:path";
import { audit, createPreviewToken, readSecret } from "@stays/releases";
import { remoteOf, runReleaseCommand } from "./releases/command-line.mjs";
import { publishRelease } from "./releases/publish-release.mjs";
import { openReleases } from "./releases/release-store.mjs";
import { root } from "./steps/root.mjs";

const help = `npm run preview -- <remote> [--why "reason"] [--from folder] [--to /en/stays]

Builds one remote, holds it against the live host, and prints a link. Whoever opens it sees the site with this release
for 24 hours, with a banner that leads back; nobody else sees anything of it.

SITE=https://… is the site of the link. PREVIEW_SECRET signs it where site and tool do not share a data folder.`;

const HOURS = 24;
const HOUR_MS = 3_600_000;

await runReleaseCommand(help, async ({ words: [word], why, isUnseen, from, to = "/", by }) => {
  const name = remoteOf(word, help);
  const store = await openReleases();
  const version = await publishRelease(store, name, { from, isUnseen });
  const now = Date.now();
  const secretFile = path.join(path.resolve(root, process.env.DATA || ".data"), "preview-secret");
  const secret = await readSecret(secretFile, process.env.PREVIEW_SECRET);
  const token = createPreviewToken({ remote: name, version, until: now + HOURS * HOUR_MS }, secret);
  await audit(store, { at: new Date(now).toISOString(), by, action: "preview", remote: name, version, why });
  const site = (process.env.SITE ?? `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, "");
  const link = new URL("/preview", site);
  link.search = new URLSearchParams({ token, to }).toString();
  console.log(`\n${name} ${version} for one visitor, for ${HOURS} hours:\n${link}`);
});
