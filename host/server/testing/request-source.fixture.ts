import type { RequestSource } from "../http/request-source.ts";

/** The environment of a request from a visitor, for Hono's `request`. */
export const fromVisitor = (more: Partial<RequestSource> = {}): { readonly source: RequestSource } => ({
  source: { peer: "8.8.8.8", visitor: "8.8.8.8", isDirect: true, traceparent: null, ...more },
});
