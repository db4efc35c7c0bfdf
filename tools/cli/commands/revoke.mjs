import { changeRegistry, PREVIEW_HOURS, ReleaseRefused, revokePreviews } from "@stays/releases";
import { defineCommand } from "citty";
import { orderOf, remoteOf, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";

const HOUR_MS = 3_600_000;

export const revoke = defineCommand({
  meta: {
    name: "revoke",
    description: `Ends all present previews of a release, or of a remote.

Existing links stop working, and visitors who opened one get the live release with the next page. Later previews work.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    version: { type: "positional", required: false, description: "one release; the default is all" },
    ...whyOption,
  },
  async run({ args }) {
    const { why, by } = await orderOf(args);
    const remote = remoteOf(args.remote);
    const version = args.version ?? null;
    const store = await openReleases();
    if (version !== null && !(await store.read(`${remote}/${version}/release.json`)))
      throw new ReleaseRefused(
        `There is no release ${remote} ${version}. There are ${(await store.list(remote)).join(", ")}.`,
      );
    const now = Date.now();
    const until = now + PREVIEW_HOURS * HOUR_MS;
    const act = { by, action: "revoke", remote, why };
    await changeRegistry(store, { ...act, version: version ?? "all previews" }, (registry) =>
      revokePreviews(registry, { remote, version, now, until }),
    );
    console.log(`All present previews of ${remote} ${version ?? "(every release)"} have ended.`);
  },
});
