import type { AuditEntry } from "@stays/releases";
import { escapeHtml } from "../html/escape.ts";
import type { LiveReleases } from "../page/live-release.ts";
import type { SlowInteraction, SlowLoad } from "../problems/problem-report.ts";
import type { RecentProblem } from "../problems/recent-problems.ts";
import type { ReleaseCount } from "../releases/release-health.ts";
import type { SlowPage, TimedEvent } from "./last-hour.ts";
import type { ObjectiveResult } from "./objectives.ts";

/** Data of the status page. */
export interface Status {
  readonly releases: LiveReleases;
  readonly countOf: (remote: string, release: string) => ReleaseCount;
  readonly objectives: readonly ObjectiveResult[];
  readonly problems: readonly (RecentProblem & { readonly positions: readonly string[] })[];
  readonly slowPages: readonly (SlowPage & TimedEvent)[];
  readonly slowModules: readonly (SlowLoad & TimedEvent)[];
  readonly slowInteractions: readonly (SlowInteraction & TimedEvent)[];
  /** Latest last. */
  readonly audit: readonly AuditEntry[];
  readonly rendering: object | null;
  readonly nonce: string;
}

const css =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#14251e}" +
  "table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #cfd8d2;vertical-align:top;white-space:pre-line}" +
  ".wide{overflow-x:auto}td.number{text-align:end;font-variant-numeric:tabular-nums}";

const time = (at: string | number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

function table(head: readonly string[], rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return `<p>${escapeHtml(empty)}</p>`;
  const cells = (name: string, row: readonly string[]) =>
    row.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("");
  return `<div class="wide"><table><thead><tr>${cells("th", head)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A row for each live release, followed by its canary. */
function releaseRows({ releases, countOf }: Status): readonly (readonly string[])[] {
  return Object.entries(releases).flatMap(([remote, { descriptor, lastGood, canary }]) => {
    const row = (release: string, who: string, before: string) => {
      const { views, problems } = countOf(remote, release);
      return [remote, release, who, String(views), String(problems), before];
    };
    const live = row(descriptor.version, "live", lastGood?.descriptor.version ?? "none");
    if (!canary) return [live];
    return [live, row(canary.release.descriptor.version, `canary, ${canary.percent} %`, descriptor.version)];
  });
}

/** A share in percent, rounded down, so that a missed objective never looks met. */
const percent = (share: number | null, digits = 2): string =>
  share === null ? "–" : `${(Math.floor(share * 100 * 10 ** digits) / 10 ** digits).toFixed(digits)} %`;

const objectiveRows = ({ objectives }: Status): readonly (readonly string[])[] =>
  objectives.map(({ name, target, answers, share, budgetLeft }) => [
    name,
    `${target * 100} %`,
    percent(share),
    String(answers),
    percent(budgetLeft, 0),
  ]);

const problemRows = ({ problems }: Status): readonly (readonly string[])[] =>
  problems.map(({ at, times, positions, problem: { remote, release, operation, message, route } }) => [
    time(at),
    remote,
    release,
    operation,
    message,
    route ?? "",
    positions.join("\n"),
    String(times),
  ]);

const slowPageRows = ({ slowPages }: Status): readonly (readonly string[])[] =>
  slowPages.map(({ at, path, ms }) => [time(at), path, String(Math.round(ms))]);

const slowModuleRows = ({ slowModules }: Status): readonly (readonly string[])[] =>
  slowModules.map(({ at, remote, release, module, route, ms }) => [
    time(at),
    remote,
    release,
    module,
    route ?? "",
    String(ms),
  ]);

const slowInteractionRows = ({ slowInteractions }: Status): readonly (readonly string[])[] =>
  slowInteractions.map(({ at, remote, release, target, script, route, ms }) => [
    time(at),
    remote,
    release,
    target,
    script,
    route ?? "",
    String(ms),
  ]);

const auditRows = ({ audit }: Status): readonly (readonly string[])[] =>
  audit
    .map(({ at, by, action, remote, version, why }) => [time(at), by, action, remote, version, why])
    .reverse();

/** The status page for the platform team: how releases performed in this process, in the last hour. */
export function statusPage(status: Status): string {
  const { rendering, nonce } = status;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Status · Stays</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<style nonce="${nonce}">${css}</style></head><body><main><h1>Status</h1>`,
    "<h2>Objectives of the last hour</h2>",
    table(
      ["Objective", "Target", "Good", "Responses of this process", "Error budget left"],
      objectiveRows(status),
      "There are none.",
    ),
    "<h2>Releases</h2>",
    table(
      ["Remote", "Release", "For", "Page views, last hour", "Problems, last hour", "Falls back to"],
      releaseRows(status),
      "No remote is live.",
    ),
    "<h2>Problems of the last hour</h2>",
    table(
      ["When (UTC)", "Remote", "Release", "Operation", "Message", "Page", "Source", "Times"],
      problemRows(status),
      "No browser reported a problem.",
    ),
    "<h2>Slow pages of the last hour</h2>",
    table(["When (UTC)", "Page", "Milliseconds"], slowPageRows(status), "No page took longer than a second."),
    "<h2>Slow loads of the last hour</h2>",
    table(
      ["When (UTC)", "Remote", "Release", "Module", "Page", "Milliseconds"],
      slowModuleRows(status),
      "Every remote loaded within two seconds.",
    ),
    "<h2>Slow interactions of the last hour</h2>",
    table(
      ["When (UTC)", "Remote", "Release", "Control", "Function", "Page", "Milliseconds"],
      slowInteractionRows(status),
      "No browser reported an interaction over 200 ms. They are reported where the settings name a collector.",
    ),
    "<h2>Audit</h2>",
    table(["When (UTC)", "Who", "What", "Remote", "Release", "Why"], auditRows(status), "Nothing yet."),
    `<h2>Rendering</h2><p>${escapeHtml(rendering ? JSON.stringify(rendering) : "Off: browsers render all pages.")}</p>`,
    "</main></body></html>",
  ].join("");
}
