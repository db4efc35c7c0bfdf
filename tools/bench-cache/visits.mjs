/** Steps of the generator (Numerical Recipes); the same visits in each run. */
const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const MODULUS = 2 ** 32;

/** @param {number} seed @returns {() => number} numbers from 0 to 1 */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (MULTIPLIER * state + INCREMENT) % MODULUS;
    return state / MODULUS;
  };
}

/** @param {number} week weeks after the first Saturday of January 2027 */
const dayOf = (week) => new Date(Date.UTC(2027, 0, 2 + 7 * week)).toISOString().slice(0, 10);

/** All searches that visitors make: weeks, parties and pages, in four languages. */
const searches = ["en", "sv", "no", "de"].flatMap((language) =>
  ["/stays", "/stays/village/2001/name", "/stays/village/2002/name", "/stays/hotel/4001/name"].flatMap(
    (page) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((week) =>
        [2, 4].map((adults) => {
          const dates = `start=${dayOf(week)}&end=${dayOf(week + 1)}`;
          return `/${language}${page}?${dates}&rooms=1&gc-1-adults=${adults}&gc-1-children=0`;
        }),
      ),
  ),
);

/**
 * One page view.
 *
 * @typedef {object} Visit
 * @property {string} address
 * @property {string} cookie of a returning visitor: what other services have set
 */

/**
 * Page views of many visitors. A few searches are wanted by many, most by few: the chance of the nth is as 1 / n
 * (Zipf's law, as in page views of shops).
 *
 * @param {number} count
 * @returns {readonly Visit[]}
 */
export function visits(count) {
  const next = numbersFrom(1);
  const ranked = searches.map((address) => ({ address, order: next() })).sort((a, b) => a.order - b.order);
  const weights = ranked.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return Array.from({ length: count }, () => {
    let left = next() * sum;
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    const visitor = Math.floor(next() * 500);
    return {
      address: ranked[Math.max(index, 0)]?.address ?? "",
      cookie: `_ga=GA1.${visitor}; basket=${visitor}; language=en`,
    };
  });
}

/** Number of different searches. */
export const SEARCHES = searches.length;
