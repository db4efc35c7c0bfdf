/** Offers on a property's own page. A link leads to the others. */
export const SHOWN = 4;
