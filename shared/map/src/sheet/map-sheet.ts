import type { ReactNode } from "react";

/** The list in the bottom sheet over the full-screen map of a phone. */
export interface MapSheet {
  /** Number of items, for the heading; null = not known. */
  readonly count: number | null;
  /** Ids of the listed items. Each has an article in `content`, in this order. */
  readonly ids: readonly string[];
  /** Rendered once the sheet has been raised. */
  readonly content: ReactNode;
}
