/** Facility ids with special rules (EN-04). */
export const BEDS = 372;
/** Bedrooms; the first id present wins. */
export const BEDROOMS = [603, 589, 130] as const;
/** The value is the URL of a video. */
export const VIDEO = 577;
/** When this facility is present, `REPLACED` is not shown. */
export const REPLACES = 100724;
/** Not shown when `REPLACES` is present. */
export const REPLACED = 100043;
