import * as v from "valibot";

const keepMessage = v.object({
  kind: v.literal("keep-1"),
  /** Name of the releases of the host and all remotes together. */
  edition: v.string(),
  /** Language prefix. */
  prefix: v.string(),
  /** Path and query of the page; null = only answers are stored. */
  address: v.nullable(v.string()),
  /** Addresses of the files that the page has loaded. */
  files: v.array(v.string()),
  /** Answers of Galaxy that have arrived since the last message, with their time in milliseconds since 1970. */
  answers: v.array(v.object({ queryHash: v.string(), at: v.number(), data: v.unknown() })),
  /** Addresses of the photos that the page has loaded since the last message; an older host sends none. */
  photos: v.optional(v.array(v.string()), []),
});
/** A page with its answers and photos, to be stored. */
export type KeepMessage = v.InferOutput<typeof keepMessage>;

const forgetMessage = v.object({ kind: v.literal("forget-1") });
/** What the visitor wants forgotten: everything that is stored. */
export type ForgetMessage = v.InferOutput<typeof forgetMessage>;

/** What a page sends to the service worker. */
export const pageMessage = v.variant("kind", [keepMessage, forgetMessage]);
export type PageMessage = v.InferOutput<typeof pageMessage>;
