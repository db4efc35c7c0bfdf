/** What the visitor has done with the stays of a map, by their ids. */
export interface PinMarks {
  /** Stays whose page was opened. */
  readonly seen: ReadonlySet<string>;
  /** Favourites. */
  readonly saved: ReadonlySet<string>;
}

/** A map whose page knows nothing of the visitor. */
export const NO_MARKS: PinMarks = { seen: new Set(), saved: new Set() };
