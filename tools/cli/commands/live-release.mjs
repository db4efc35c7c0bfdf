import {
  changeRegistry,
  promote as promoteCanary,
  ReleaseRefused,
  retire as retireRemote,
  revokePreviews,
  rollBack,
  rollBackTo,
} from "@stays/releases";
import { defineCommand } from "citty";
import { changeLive } from "../../releases/change-live.mjs";
import { parseRemote, readOrder, readSeen, sinceOption, whyOption } from "../../releases/command-line.mjs";
import { openReleases } from "../../releases/release-store.mjs";
import { UsageError } from "../../support/step.mjs";

/**
 * @param {import("@stays/releases").ReleaseStore} store
 * @param {string} name
 * @param {string} version
 */
async function assertStored(store, name, version) {
  if (await store.read(`${name}/${version}/release.json`)) return;
  const versions = (await store.list(name)).join(", ");
  throw new ReleaseRefused(`There is no release ${name} ${version}. There are ${versions}.`);
}

export const promote = defineCommand({
  meta: {
    name: "promote",
    description: `Makes the running canary of a remote live for everyone.

Builds nothing.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...whyOption,
    ...sinceOption,
  },
  async run({ args }) {
    const { why, by } = await readOrder(args);
    const name = parseRemote(args.remote);
    const store = await openReleases();
    await changeLive(
      store,
      await readSeen(store, args.since),
      { action: "promote", remote: name, by, why },
      (registry, act) => promoteCanary(registry, name, act),
      (entry) => `${name} ${entry?.version} is live for everyone from the next page load on.`,
    );
  },
});

/**
 * What a rollback finds that has nothing to take back.
 *
 * @param {string} name
 * @param {import("@stays/releases").ReleaseEntry} [entry]
 */
function describeRolledBack(name, { version, undone, previous: [further] = [] } = { version: "" }) {
  const what = undone === undefined ? "" : `, and ${undone} is taken back`;
  const way = further
    ? ` To go back to ${further.version}: npm run rollback -- ${name} ${further.version}`
    : "";
  return `Everyone gets ${name} ${version}${what}.${way}`;
}

export const rollback = defineCommand({
  meta: {
    name: "rollback",
    description: `Takes back the last release of a remote, or makes the named one live.

Builds nothing. While a canary runs, it ends the canary; name a version to change what everyone gets. Repeated, it takes
back nothing more: to go back further, name the version.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    version: { type: "positional", required: false, description: "a release of the store" },
    ...whyOption,
    ...sinceOption,
  },
  async run({ args }) {
    const { why, by } = await readOrder(args);
    const { version } = args;
    const name = parseRemote(args.remote);
    const store = await openReleases();
    const seen = await readSeen(store, args.since);
    const canary = version === undefined ? seen.registry.remotes[name]?.canary : undefined;
    if (version !== undefined) await assertStored(store, name, version);
    await changeLive(
      store,
      seen,
      { action: "rollback", remote: name, by, why, ...(canary ? { version: canary.version } : {}) },
      (registry, act) =>
        version === undefined ? rollBack(registry, name, act) : rollBackTo(registry, name, version, act),
      (entry) =>
        canary
          ? `The canary ${name} ${canary.version} has ended; everyone gets ${entry?.version}.`
          : `${name} ${entry?.version} is live again from the next page load on.`,
      (entry) => describeRolledBack(name, entry),
    );
  },
});

export const retire = defineCommand({
  meta: {
    name: "retire",
    description: `Takes a remote off the site.

From their next load on, pages say that this part is unavailable. Its releases stay in the store; release brings it back.
Also works for a remote whose folder was deleted.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    ...whyOption,
    ...sinceOption,
  },
  async run({ args }) {
    const { why, by } = await readOrder(args);
    const name = args.remote;
    const store = await openReleases();
    const seen = await readSeen(store, args.since);
    const { remotes } = seen.registry;
    const isKnown = name !== undefined && (name in remotes || (await store.list(name)).length > 0);
    if (!isKnown)
      throw new UsageError(`Which remote? Live are ${Object.keys(remotes).sort().join(", ") || "none"}.`);
    await changeLive(
      store,
      seen,
      { action: "retire", remote: name, by, why },
      (registry) => (name in registry.remotes ? retireRemote(registry, name) : registry),
      () => `${name} is off the site from the next page load on.`,
    );
  },
});

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
    since: { ...sinceOption.since, description: "ends the previews until this number of the registry only" },
  },
  async run({ args }) {
    const { why, by } = await readOrder(args);
    const remote = parseRemote(args.remote);
    const version = args.version ?? null;
    const store = await openReleases();
    if (version !== null) await assertStored(store, remote, version);
    const { number } = await readSeen(store, args.since);
    const act = { by, action: "revoke", remote, why, version: version ?? "all previews" };
    await changeRegistry(store, act, (registry) => revokePreviews(registry, { remote, version, number }));
    console.log(`All present previews of ${remote} ${version ?? "(every release)"} have ended.`);
  },
});
