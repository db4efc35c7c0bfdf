import { startCanary } from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/act.mjs";
import { assertTranslated } from "../../releases/assert-translated.mjs";
import { orderOf, releaseOptions, remoteOf } from "../../releases/command-line.mjs";
import { releaseCommit } from "../../releases/release-commit.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { UsageError } from "../../steps/step.mjs";

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
  },
  async run({ args }) {
    const { why, isUnseen, from, by } = await orderOf(args);
    const name = remoteOf(args.remote);
    const share = args.percent;
    const percent = Number(share);
    if (!(percent > 0 && percent < 100))
      throw new UsageError(`A canary is for 1 to 99 percent of the visitors, not ${share ?? "none"}.`);
    assertTranslated(name, from);
    const store = await openReleases();
    // Loads the bundler and the compiler, which --help and a refused order do not need.
    const { publishRelease } = await import("../../releases/publish-release.mjs");
    const version = await publishRelease(store, name, { from, isUnseen });
    const commit = await releaseCommit(store, name, version);
    await changeLive(
      store,
      { action: "canary", remote: name, by, why, version, commit },
      (registry, act) => startCanary(registry, name, { version, percent }, act),
      (entry) => `\n${percent} % of the visitors get ${name} ${version}, the others ${entry?.version}.`,
    );
  },
});
