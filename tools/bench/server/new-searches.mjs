const DAY = 86_400_000;
/** First arrival, in days from today, and the number of different values of each part of a search. */
const FIRST = 14;
const ARRIVALS = 250;
const NIGHTS = 13;
const GUESTS = 6;

/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);

/**
 * Addresses of results, each with another search: more than 19,000 of them, then again from the beginning.
 *
 * @returns {Generator<string, never, void>}
 */
export function* newSearches() {
  for (;;)
    for (let adults = 1; adults <= GUESTS; adults += 1)
      for (let nights = 1; nights <= NIGHTS; nights += 1)
        for (let arrival = 0; arrival < ARRIVALS; arrival += 1) {
          const start = FIRST + arrival;
          yield `/en/stays?start=${day(start)}&end=${day(start + nights)}&rooms=1&gc-1-adults=${adults}`;
        }
}
