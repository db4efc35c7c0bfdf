import type { PageHead } from "@stays/contract";
import * as v from "valibot";
import type { FromWorker } from "./render-protocol.ts";

/** Most levels and values of a message, and entries of one of its lists. A page's structured data has some hundred. */
const MAX_DEPTH = 24;
const MAX_VALUES = 100_000;
/** Characters of an error that are passed on, and of its stack. */
const LONGEST_TEXT = 4_000;
const LONGEST_STACK = 16_000;

/** Whether a value is a plain object: nothing but `Object.prototype` is above it. */
const isRecord = (value: unknown): value is object =>
  typeof value === "object" && Object.getPrototypeOf(Object.getPrototypeOf(value) ?? {}) === null;

/**
 * Whether a value has texts, numbers, bytes, and plain lists and objects of them only: it ends somewhere, and writing it
 * as JSON cannot fail.
 */
function isPlain(root: unknown): boolean {
  let values = 0;
  const check = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false;
    if (value === null || ["string", "number", "boolean", "undefined"].includes(typeof value)) return true;
    if (value instanceof Uint8Array) return true;
    // A list without entries may have any length.
    if (Array.isArray(value))
      return value.length <= MAX_VALUES && value.every((entry) => check(entry, depth + 1));
    if (!isRecord(value)) return false;
    return Object.values(value).every((entry) => check(entry, depth + 1));
  };
  return check(root, 0);
}

const short = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  );
const optionalText = v.optional(v.string());

const headSchema: v.GenericSchema<unknown, PageHead> = v.object({
  title: v.string(),
  description: optionalText,
  hero: v.optional(
    v.object({ src: v.string(), srcSet: v.exactOptional(v.string()), sizes: v.exactOptional(v.string()) }),
  ),
  paths: v.optional(v.object({ own: v.string() })),
  sharedSearch: optionalText,
  socialImage: optionalText,
  structuredData: v.optional(v.array(v.custom<object>((data) => typeof data === "object" && data !== null))),
  isMissing: v.optional(v.boolean()),
});

const answerSchema = v.variant("kind", [
  v.object({
    kind: v.literal("first"),
    head: v.nullable(headSchema),
    html: v.instance(Uint8Array),
    hasPage: v.boolean(),
    isComplete: v.boolean(),
  }),
  v.object({ kind: v.literal("late"), html: v.string() }),
  v.object({
    kind: v.literal("problem"),
    problem: v.object({
      remote: short(100),
      release: short(100),
      operation: short(LONGEST_TEXT),
      message: short(LONGEST_TEXT),
      stack: v.optional(short(LONGEST_STACK)),
      isFault: v.boolean(),
    }),
  }),
  v.object({ kind: v.literal("end") }),
]);

const questionSchema = v.variant("kind", [
  v.object({ kind: v.literal("file"), file: v.string() }),
  v.object({
    kind: v.literal("galaxy"),
    url: v.string(),
    traceparent: v.undefinedable(v.string()),
    tag: v.optional(v.number()),
  }),
]);

const messageSchema: v.GenericSchema<unknown, FromWorker> = v.variant("kind", [
  v.object({ kind: v.literal("answer"), id: v.number(), answer: answerSchema }),
  v.object({ kind: v.literal("question"), id: v.number(), what: questionSchema }),
  v.object({ kind: v.literal("alive"), memory: v.number() }),
  v.object({ kind: v.literal("fault"), reason: short(LONGEST_TEXT) }),
]);

/**
 * Checks a message of a worker, whose process runs the code of remotes.
 *
 * @throws when it is none
 */
export function parseMessage(received: unknown): FromWorker {
  const { success, output } = v.safeParse(messageSchema, isPlain(received) ? received : null);
  if (success) return output;
  throw new Error("a message that no worker sends");
}
