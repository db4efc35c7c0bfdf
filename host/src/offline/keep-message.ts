import * as v from "valibot";

const keptAnswer = v.object({
  /** Hash of the query, which is its key as JSON. */
  queryHash: v.string(),
  /** Time of the answer, in milliseconds since 1970. */
  at: v.number(),
  data: v.unknown(),
});
/** An answer of Galaxy that a page view has got. */
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;

const keepMessage = v.object({
  kind: v.literal("keep-2"),
  /** Name of the releases of the host and all remotes together. */
  edition: v.string(),
  /** Language prefix. */
  prefix: v.string(),
  /** Path and query of the page; null = it still waits for answers. */
  address: v.nullable(v.string()),
  /** Paths of the files that the page view has loaded. */
  files: v.array(v.string()),
  /** Answers that have arrived since the last message. */
  answers: v.array(keptAnswer),
  /** Addresses of the photos that have been loaded since the last message. */
  photos: v.array(v.string()),
});
/** A page with its answers, files and photos. The service worker decides what of it is stored. */
export type KeepMessage = v.InferOutput<typeof keepMessage>;

const forgetMessage = v.object({ kind: v.literal("forget-1") });
/** What the visitor wants forgotten: everything that is stored. */
export type ForgetMessage = v.InferOutput<typeof forgetMessage>;

/** What a page sends to the service worker. */
export const pageMessage = v.variant("kind", [keepMessage, forgetMessage]);
export type PageMessage = v.InferOutput<typeof pageMessage>;
