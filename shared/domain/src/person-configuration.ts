/** The persons of one room. EN-09. */
export interface PersonConfiguration {
  readonly adults: number;
  /** One entry per child, in years; `UNSET_AGE` until the visitor has chosen. */
  readonly childrenAges: readonly number[];
}

/** A child's age that the visitor has not chosen yet. Never sent to Galaxy. */
export const UNSET_AGE = -1;
