import type { FragmentInstance } from "react";
import type { ModuleKey } from "./registry-snapshot.ts";

/** A page or slot that is on the screen. */
export interface Part {
  readonly key: ModuleKey;
  /** What React has rendered for it. */
  readonly fragment: FragmentInstance;
}

/** The pages and slots on the screen, for the toolbar's outlines. */
export class Parts {
  readonly #parts = new Set<Part>();

  /** Adds a part; the result removes it, as React's refs expect. */
  keep(part: Part): () => void {
    this.#parts.add(part);
    return () => void this.#parts.delete(part);
  }

  /** All parts that are on the screen now. */
  all(): readonly Part[] {
    return [...this.#parts];
  }
}
