import * as v from "valibot";

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
export const reportSchema = v.union([problemSchema, slowLoadSchema, slowInteractionSchema]);

/** A failure in a browser. */
export type Problem = v.InferOutput<typeof problemSchema>;
