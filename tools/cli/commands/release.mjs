import path from "node:path";
import { assertWhole, changeRegistry, goLive, PREVIEW_HOURS, startCanary } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/change-live.mjs";
import {
  parseRemote,
  readOrder,
  readSeen,
  releaseOptions,
  sinceOption,
} from "../../releases/command-line.mjs";
import { previewLink } from "../../releases/preview-link.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { root } from "../../support/root.mjs";
import { ToolError, UsageError } from "../../support/step.mjs";
import { readUntranslated, UNTRANSLATED_FILE, untranslatedTexts } from "../../texts/text-problems.mjs";

/**
 * Checks that all texts of a remote are translated, before visitors get it. A preview may show English texts.
 *
 * @param {string} name
 * @param {string | undefined} from folder of its sources, when outside the workspace
 * @throws ToolError that lists the texts
 */
function assertTranslated(name, from) {
  const texts = untranslatedTexts(readUntranslated(path.join(from ?? path.join(root, name), "texts")));
  if (texts.length === 0) return;
  throw new ToolError(
    `✗ ${name} is refused; nothing has changed on the site.\n${texts.map((text) => `  • texts/${text}`).join("\n")}\n    → translate them and remove their keys from texts/${UNTRANSLATED_FILE}; npm run preview -- ${name} shows them meanwhile`,
  );
}

/**
 * Builds and checks the release of an order, and puts it into the store.
 *
 * @param {Parameters<typeof readOrder>[0] & { remote?: string | undefined, since?: string | undefined }} args
 * @param {{ mayBeEnglish: boolean }} texts
 */
async function publishOrdered(args, { mayBeEnglish }) {
  const { why, isUnseen, from, by } = await readOrder(args);
  const name = parseRemote(args.remote);
  if (!mayBeEnglish) assertTranslated(name, from);
  const store = await openReleases();
  // What others release during the build is no longer what this order is based on.
  const seen = await readSeen(store, args.since);
  // Loads the bundler and the compiler, which --help and a refused order do not need.
  const { publishRelease } = await import("../../releases/publish-release.mjs");
  const version = await publishRelease(store, name, { from, isUnseen });
  return { store, seen, name, version, order: { remote: name, by, why } };
}

export const release = defineCommand({
  meta: {
    name: "release",
    description: `Builds one remote, checks it against the live host and makes it live.

The next page load shows it; open tabs keep what they have. A release that breaks the contract is refused with the
reason, and nothing changes.

RELEASES=folder sets the release store, SITE=https://… the live host to check against.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...releaseOptions,
    ...sinceOption,
  },
  async run({ args }) {
    const { store, seen, name, version, order } = await publishOrdered(args, { mayBeEnglish: false });
    const hash = await assertWhole(store, name, version);
    await changeLive(
      store,
      seen,
      { ...order, action: "release" },
      (registry, act) => goLive(registry, name, version, act, hash),
      (entry) => {
        const before = entry?.previous?.[0];
        const wayBack = before
          ? `\nRoll back to ${before.version}: npm run rollback -- ${name} ${before.version}`
          : "";
        return `\n${name} ${version} is live from the next page load on.${wayBack}`;
      },
    );
  },
});

export const preview = defineCommand({
  meta: {
    name: "preview",
    description: `Shows a release to one visitor, by a link.

Builds one remote, checks it as release does and prints a link. A visitor who opens it sees this release for
24 hours, with a banner that leads back to the live site. Nobody else sees it.

SITE=https://… is the site of the link. PREVIEW_SECRET signs it where site and command do not share a data folder.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...releaseOptions,
    to: { type: "string", description: "page that the link opens", valueHint: "/en/stays", default: "/" },
  },
  async run({ args }) {
    const { store, name, version, order } = await publishOrdered(args, { mayBeEnglish: true });
    const recorded = await changeRegistry(
      store,
      { ...order, action: "preview", version },
      (registry) => registry,
    );
    const link = await previewLink({ remote: name, version, number: recorded?.number ?? 0 }, args.to);
    console.log(`\n${name} ${version} for one visitor, for ${PREVIEW_HOURS} hours:\n${link}`);
  },
});

export const canary = defineCommand({
  meta: {
    name: "canary",
    description: `Gives a release to a share of the visitors, who keep it.

Builds one remote and checks it as release does. The server ends the canary when its pages fail clearly more
often than those of the live release. Make it live for everyone: stays promote. End it: stays rollback.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    percent: { type: "positional", required: false, description: "share of the visitors, 1 to 99" },
    ...releaseOptions,
    ...sinceOption,
  },
  async run({ args }) {
    const percent = Number(args.percent);
    if (!(percent > 0 && percent < 100))
      throw new UsageError(`A canary is for 1 to 99 percent of the visitors, not ${args.percent ?? "none"}.`);
    const { store, seen, name, version, order } = await publishOrdered(args, { mayBeEnglish: false });
    await changeLive(
      store,
      seen,
      { ...order, action: "canary", version },
      (registry, act) => startCanary(registry, name, { version, percent }, act),
      (entry) => `\n${percent} % of the visitors get ${name} ${version}, the others ${entry?.version}.`,
    );
  },
});
