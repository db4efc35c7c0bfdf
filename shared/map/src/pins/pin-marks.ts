import type { IconShape } from "@stays/ui";

/** What the visitor has done with the stays of a map, by their ids. */
export interface PinMarks {
  /** Stays whose page was opened. */
  readonly seen: ReadonlySet<string>;
  /** Favourites. */
  readonly saved: ReadonlySet<string>;
  /** Icon of a favourite. Icons of this package are in the host's first script, which every page loads. */
  readonly savedIcon: IconShape;
}

/** A map whose page knows nothing of the visitor. */
export const NO_MARKS: PinMarks = { seen: new Set(), saved: new Set(), savedIcon: "" };
