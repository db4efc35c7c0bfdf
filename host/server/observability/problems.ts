import type { Hono } from "hono";
import * as v from "valibot";
import { readVisitor } from "../releases/visitor-releases.ts";
import type { Log } from "./log.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { reportRoutes } from "./report-routes.ts";

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const release = { remote: v.pipe(text(40), v.regex(/^[a-z][a-z-]*$/)), release: text(80) };

/** A problem that a browser reports: what went wrong, in which remote, on which page (ruling 44). */
const problemSchema = v.object({
  kind: v.optional(v.literal("problem"), "problem"),
  ...release,
  operation: text(200),
  message: text(2_000),
  stack: v.optional(text(8_000)),
  /** Whether the release's own code failed. */
  isFault: v.optional(v.boolean(), false),
  route: v.optional(text(500)),
});

const slow = {
  ...release,
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  route: v.optional(text(500)),
};

/** A report of a browser to the server's log. */
const reportSchema = v.union([
  problemSchema,
  /** A module that loaded slowly; `ms` from the request for the module until it is ready. */
  v.object({ kind: v.literal("slow-load"), ...slow, module: text(80) }),
  /** An interaction with a slow response; `ms` until the next paint, `target` a CSS selector, `script` a function. */
  v.object({ kind: v.literal("slow-interaction"), ...slow, target: text(200), script: text(200) }),
]);

const SLOW = { "slow-load": "a remote loaded slowly", "slow-interaction": "an interaction was slow" };

/** A failure in a browser. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** Path for the reports of the site's own code in browsers. */
const BROWSER_REPORTS = "/log";
const PER_VISITOR = 60;
const IN_ALL = 3_000;

/**
 * `POST /log`: writes problems, slow loads and slow interactions of browsers to the server's log, with the remote
 * and its release.
 *
 * @param onProblem called with each problem, and the id of its visitor
 */
export function problemRoutes(
  log: Log,
  onProblem: (problem: Problem, visitor: string) => void,
  allows: RateLimit = createRateLimit(PER_VISITOR, IN_ALL),
): Hono {
  return reportRoutes(BROWSER_REPORTS, allows, (body, context) => {
    if ((context.req.header("sec-fetch-site") ?? "same-origin") !== "same-origin") return 403;
    const { success, output: report } = v.safeParse(reportSchema, body);
    if (!success) return 400;
    const agent = context.req.header("user-agent");
    if (report.kind === "problem") {
      const { kind: _, message: reason, ...details } = report;
      log.warn("a browser reports a problem", { ...details, reason, agent });
      onProblem(report, readVisitor(context));
    } else {
      const { kind, ...details } = report;
      log.info(SLOW[kind], { ...details, agent });
    }
    return 204;
  });
}
