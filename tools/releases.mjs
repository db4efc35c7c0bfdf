import { readAudit, readRegistry } from "@stays/releases";
import { runReleaseCommand } from "./releases/command-line.mjs";
import { releaseSize } from "./releases/release-size.mjs";
import { openReleases } from "./releases/release-store.mjs";

const help = `npm run releases

Says for each remote what is live, since when and by whom, what it weighs (its heaviest page or slot, compressed), which
canary runs, and which releases it can go back to; then the last ten entries of the audit.`;

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

await runReleaseCommand(help, 0, async () => {
  const store = await openReleases();
  const { remotes } = (await readRegistry(store)).registry;
  if (Object.keys(remotes).length === 0)
    return console.log("Nothing is released yet: npm run release -- <remote> makes one live.");
  const rows = Object.entries(remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(async ([name, { version, since, by, previous = [], canary }]) => {
      const size = await releaseSize(store, name, version);
      return [
        name,
        version,
        minute(since),
        by ?? "–",
        size === null ? "missing" : `${(size / 1000).toFixed(0)} kB`,
        canary ? `${canary.version} for ${canary.percent} %` : "–",
        previous.map((stint) => stint.version).join(", ") || "–",
      ];
    });
  const head = ["remote", "live", "since (UTC)", "by", "size", "canary", "before, latest first"];
  console.log(table([head, ...(await Promise.all(rows))]));
  const entries = (await readAudit(store)).slice(-AUDIT_LINES);
  if (entries.length === 0) return;
  const lines = entries.map(({ at, by, action, remote, version, why }) => [
    minute(at),
    by,
    action,
    remote,
    version,
    why,
  ]);
  console.log(`\n${table([["when (UTC)", "who", "what", "remote", "release", "why"], ...lines])}`);
});
