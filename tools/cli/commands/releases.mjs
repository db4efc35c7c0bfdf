import { doubtfulDates, readDocuments, readRegistry } from "@stays/releases";
import { defineCommand } from "citty";
import { parseRemote } from "../../releases/command-line.mjs";
import { openReleases, storedReleases } from "../../releases/release-store.mjs";
import { UsageError } from "../../support/step.mjs";

const AUDIT_LINES = 10;

/** @param {string | undefined} at ISO 8601 */
const minute = (at) => at?.slice(0, 16).replace("T", " ") ?? "–";

/** @param {readonly (readonly string[])[]} rows the first is the head */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/**
 * The state of a release for visitors, such as live.
 *
 * @param {import("../../../shared/releases/src/registry-document.js").RemoteEntry | undefined} entry
 * @param {string} version
 */
function describeState(entry, version) {
  if (entry?.version === version) return "live";
  if (entry?.canary?.version === version) return `canary, ${entry.canary.percent} %`;
  return entry?.previous?.some((release) => release.version === version) ? "good" : "–";
}

/**
 * @param {import("../../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {boolean} isJson
 */
async function showRemote(store, name, isJson) {
  const entry = (await readRegistry(store)).registry.remotes[name];
  const stored = await storedReleases(store, name);
  const releases = stored.map((release) => ({ ...release, state: describeState(entry, release.version) }));
  if (isJson)
    return console.log(JSON.stringify({ remote: name, live: entry?.version ?? null, releases }, null, 2));
  if (stored.length === 0) return console.log(`The store has no release of ${name}.`);
  const rows = releases.map(({ version, state, builtAt, commit = "–" }) => [
    version,
    state,
    minute(builtAt),
    commit,
  ]);
  console.log(table([["release", "state", "built (UTC)", "commit"], ...rows]));
}

export const releases = defineCommand({
  meta: {
    name: "releases",
    description: `Lists what is live, since when and by whom.

For each remote: the live release, the running canary and the releases to roll back to; then the last ten entries of the
audit. With a remote: all its releases in the store, each with state, time and commit. git log <commit>..<commit> --
<remote> says what is between two of them.`,
  },
  args: {
    remote: { type: "positional", required: false, description: "a remote" },
    json: { type: "boolean", description: "the same for machines, with a remote" },
  },
  async run({ args }) {
    const word = args.remote;
    const store = await openReleases();
    if (word !== undefined) return showRemote(store, parseRemote(word), args.json === true);
    if (args.json) throw new UsageError("--json needs a remote.");
    const { remotes } = (await readRegistry(store)).registry;
    if (Object.keys(remotes).length === 0)
      return console.log("Nothing is released yet: npm run release -- <remote> makes one live.");
    const rows = Object.entries(remotes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { version, since, by = "–", previous = [], canary }]) => [
        name,
        version,
        minute(since),
        by,
        canary ? `${canary.version} for ${canary.percent} %` : "–",
        previous.map((release) => release.version).join(", ") || "–",
      ]);
    const head = ["remote", "live", "since (UTC)", "by", "canary", "before, latest first"];
    console.log(table([head, ...rows]));
    const documents = await readDocuments(store);
    const doubtful = doubtfulDates(documents, new Date().toISOString());
    const lines = documents.slice(-AUDIT_LINES).map((document) => {
      const { number, at, by, action, remote, version, why, commit = "–" } = document;
      return [
        `${number}`,
        doubtful.has(number) ? `${minute(at)} ?` : minute(at),
        by,
        action,
        remote,
        version,
        commit.replace(/^(.{8})[0-9a-f]*/, "$1"),
        why,
      ];
    });
    console.log(
      `\n${table([["number", "when (UTC)", "who", "what", "remote", "release", "commit", "why"], ...lines])}`,
    );
    if (doubtful.size > 0)
      console.log(
        "\n? = the clock of that machine was wrong: the date is in the future, or before that of an earlier number. Numbers decide the order.",
      );
  },
});
