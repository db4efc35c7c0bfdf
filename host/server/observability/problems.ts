import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { visitorAddress } from "../http/request-origin.ts";
import { readVisitor } from "../releases/visitor-releases.ts";
import type { Log } from "./log.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

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

/** A module that loaded slowly; `ms` from the request for the module until it is ready. */
const slowLoadSchema = v.object({
  kind: v.literal("slow-load"),
  ...release,
  module: text(80),
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  route: v.optional(text(500)),
});

/** An interaction with a slow response; `ms` until the next paint, `target` a CSS selector, `script` a function. */
const slowInteractionSchema = v.object({
  kind: v.literal("slow-interaction"),
  ...release,
  target: text(200),
  script: text(200),
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  route: v.optional(text(500)),
});

/** A report of a browser to the server's log. */
const reportSchema = v.union([problemSchema, slowLoadSchema, slowInteractionSchema]);

/** A failure in a browser. */
export type Problem = v.InferOutput<typeof problemSchema>;

const MAX_BODY = 16 * 1024;
const PER_VISITOR = 60;
const IN_ALL = 3_000;

/** Called with each problem that a browser reports, and the id of its visitor. */
type OnProblem = (problem: Problem, visitor: string) => void;

async function readReport(request: Request): Promise<v.InferOutput<typeof reportSchema> | null> {
  try {
    const { output, success } = v.safeParse(reportSchema, JSON.parse(await request.text()));
    return success ? output : null;
  } catch {
    return null;
  }
}

async function receive(
  context: Context,
  log: Log,
  onProblem: OnProblem,
  allows: RateLimit,
): Promise<Response> {
  const { req } = context;
  const site = req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return context.body(null, 403);
  const client = visitorAddress(context) ?? "unknown";
  if (!allows(client)) return context.body(null, 429);
  const report = await readReport(req.raw);
  if (!report) return context.body(null, 400);
  const agent = req.header("user-agent");
  if (report.kind === "slow-load") {
    const { kind: _, ...load } = report;
    log.info("a remote loaded slowly", { ...load, agent });
  } else if (report.kind === "slow-interaction") {
    const { kind: _, ...interaction } = report;
    log.info("an interaction was slow", { ...interaction, agent });
  } else {
    const { kind: _, message, ...details } = report;
    log.warn("a browser reports a problem", { ...details, reason: message, agent });
    onProblem(report, readVisitor(context));
  }
  return context.body(null, 204);
}

/**
 * `POST /log`: writes problems, slow loads and slow interactions of browsers to the server's log, with the remote
 * and its release.
 */
export function problemRoutes(
  log: Log,
  onProblem: OnProblem,
  allows: RateLimit = createRateLimit(PER_VISITOR, IN_ALL),
): Hono {
  const onError = (context: Context) => context.body(null, 413);
  return new Hono().post("/log", bodyLimit({ maxSize: MAX_BODY, onError }), (context) =>
    receive(context, log, onProblem, allows),
  );
}
