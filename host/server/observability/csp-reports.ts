import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { visitorAddress } from "../http/request-origin.ts";
import type { Log } from "./log.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

/** Path for the browser's reports of policy violations. */
export const CSP_REPORTS = "/csp-reports";
/** The header that names that path for the policy's `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`;

const MAX_BODY = 16 * 1024;
const PER_VISITOR = 20;
const IN_ALL = 600;
/** Reports per request that are logged. */
const MAX_REPORTS = 10;
const MAX_LENGTH = 200;

/** An address without its query, which is a visitor's search. */
const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => (value.split("?")[0] ?? "").slice(0, MAX_LENGTH)),
  ),
  "",
);

/** A report of the Reporting API. */
const apiReport = v.object({
  type: v.literal("csp-violation"),
  body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }),
});

/** A report of `report-uri`, from browsers without the Reporting API. */
const oldReport = v.object({
  "csp-report": v.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
    "source-file": text,
  }),
});

/** A policy violation. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

function parseViolations(reports: unknown): readonly Violation[] {
  const old = v.safeParse(oldReport, reports);
  if (old.success) {
    const { "csp-report": one } = old.output;
    const directive = one["effective-directive"] || one["violated-directive"];
    return [
      { directive, blocked: one["blocked-uri"], page: one["document-uri"], source: one["source-file"] },
    ];
  }
  const list: readonly unknown[] = Array.isArray(reports) ? reports.slice(0, MAX_REPORTS) : [];
  return list.flatMap((report) => {
    const { success, output } = v.safeParse(apiReport, report);
    if (!success) return [];
    const {
      effectiveDirective: directive,
      blockedURL: blocked,
      documentURL: page,
      sourceFile: source,
    } = output.body;
    return [{ directive, blocked, page, source }];
  });
}

async function receive(context: Context, log: Log, allows: RateLimit): Promise<Response> {
  if (!allows(visitorAddress(context) ?? "unknown")) return context.body(null, 429);
  const reports: unknown = await context.req.json().catch(() => null);
  const agent = context.req.header("user-agent");
  for (const violation of parseViolations(reports))
    log.warn("a content security policy has blocked something", { ...violation, agent });
  return context.body(null, 204);
}

/** Logs violations of the content security policy: rate-limited, each truncated. */
export function cspReportRoutes(log: Log, allows: RateLimit = createRateLimit(PER_VISITOR, IN_ALL)): Hono {
  const onError = (context: Context) => context.body(null, 413);
  return new Hono().post(CSP_REPORTS, bodyLimit({ maxSize: MAX_BODY, onError }), (context) =>
    receive(context, log, allows),
  );
}
