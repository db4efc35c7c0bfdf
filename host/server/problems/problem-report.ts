import * as v from "valibot";

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** A problem that a browser reports: what went wrong, in whose code, on which page (ruling 44). */
export const problemSchema = v.object({
  remote: v.pipe(text(40), v.regex(/^[a-z][a-z-]*$/)),
  release: text(80),
  operation: text(200),
  message: text(2_000),
  stack: v.optional(text(8_000)),
  route: v.optional(text(500)),
});
