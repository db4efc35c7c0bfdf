import type { Hono } from "hono";
import * as v from "valibot";
import type { Log } from "./log.ts";
import { createRateLimit } from "./rate-limit.ts";
import { reportRoutes } from "./report-routes.ts";

/** Path for the browser's reports of policy violations. */
export const CSP_REPORTS = "/csp-reports";
/** The header that names that path for the policy's `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`;

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
const apiReport = v.pipe(
  v.object({
    type: v.literal("csp-violation"),
    body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
  })),
);

/** A report of `report-uri`, from browsers without the Reporting API. */
const oldReport = v.pipe(
  v.object({
    "csp-report": v.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "document-uri": text,
      "source-file": text,
    }),
  }),
  v.transform(({ "csp-report": one }) => ({
    directive: one["effective-directive"] || one["violated-directive"],
    blocked: one["blocked-uri"],
    page: one["document-uri"],
    source: one["source-file"],
  })),
);

const reportSchema = v.union([apiReport, oldReport]);

/** Logs violations of the content security policy: rate-limited, each truncated. */
export function cspReportRoutes(log: Log): Hono {
  return reportRoutes(CSP_REPORTS, createRateLimit(PER_VISITOR, IN_ALL), (reports, { req }) => {
    const agent = req.header("user-agent");
    const list: readonly unknown[] = Array.isArray(reports) ? reports : [reports];
    for (const report of list.slice(0, MAX_REPORTS)) {
      const { success, output } = v.safeParse(reportSchema, report);
      if (success) log.warn("a content security policy has blocked something", { ...output, agent });
    }
    return 204;
  });
}
