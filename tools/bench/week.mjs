const DAY = 86_400_000;

/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);

/** A query string for two adults in a bookable week. */
export const week = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;
