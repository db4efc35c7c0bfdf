import { changeRegistry, PREVIEW_HOURS } from "@stays/releases";
import { defineCommand } from "citty";
import { orderOf, releaseOptions, remoteOf } from "../../releases/command-line.mjs";
import { previewLink } from "../../releases/preview-link.mjs";
import { openReleases } from "../../releases/release-store.mjs";

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
    const { why, isUnseen, from, by } = await orderOf(args);
    const { to } = args;
    const name = remoteOf(args.remote);
    const store = await openReleases();
    // Loads the bundler and the compiler, which --help and a refused order do not need.
    const { publishRelease } = await import("../../releases/publish-release.mjs");
    const version = await publishRelease(store, name, { from, isUnseen });
    await changeRegistry(
      store,
      { by, action: "preview", remote: name, version, why },
      (registry) => registry,
    );
    const link = await previewLink({ remote: name, version }, { to, now: Date.now() });
    console.log(`\n${name} ${version} for one visitor, for ${PREVIEW_HOURS} hours:\n${link}`);
  },
});
