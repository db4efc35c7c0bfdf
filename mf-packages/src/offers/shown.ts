/** Offers on a property's own page; the others are a link away. */
export const SHOWN = 4;
