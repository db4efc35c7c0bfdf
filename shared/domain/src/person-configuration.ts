/** A child's age that the visitor has not chosen yet. Never sent to Galaxy. */
export const UNSET_AGE = -1;
