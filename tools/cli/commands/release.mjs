import { goLive } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { adoptBuild } from "../../releases/adopt-build.mjs";
import { assertTranslated } from "../../releases/assert-translated.mjs";
import { orderOf, releaseOptions, remoteOf } from "../../releases/command-line.mjs";
import { releaseCommit } from "../../releases/release-commit.mjs";
import { openReleases } from "../../releases/release-store.mjs";

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
  },
  async run({ args }) {
    const { why, isUnseen, from, by } = await orderOf(args);
    const name = remoteOf(args.remote);
    assertTranslated(name, from);
    const store = await openReleases();
    // Loads the bundler and the compiler, which --help and a refused order do not need.
    const { publishRelease } = await import("../../releases/publish-release.mjs");
    const version = await publishRelease(store, name, { from, isUnseen });
    await adoptBuild(store, name);
    const commit = await releaseCommit(store, name, version);
    await changeLive(
      store,
      { action: "release", remote: name, by, why, commit },
      (registry, act) => goLive(registry, name, version, act),
      (entry) => {
        const before = entry?.previous?.[0];
        const wayBack = before ? `\nRoll back to ${before.version}: npm run rollback -- ${name}` : "";
        return `\n${name} ${version} is live from the next page load on.${wayBack}`;
      },
    );
  },
});
