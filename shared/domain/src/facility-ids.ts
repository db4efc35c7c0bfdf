/** Facilities with a meaning of their own (EN-04). */
export const BEDS = 372;
/** Bedrooms, the first one present wins. */
export const BEDROOMS = [603, 589, 130] as const;
/** Its value is the address of a film. */
export const VIDEO = 577;
/** When this one is set, `REPLACED` is not shown. */
export const REPLACES = 100724;
/** Not shown beside `REPLACES`. */
export const REPLACED = 100043;
