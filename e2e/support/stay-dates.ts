const DAY = 86_400_000;
const SATURDAY = 6;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first week of the tests, counted from now: it is not too late to book. Tests pass in weeks of each season. */
const FIRST_WEEK = 9;

/**
 * A week from Saturday to Saturday. Each test that books takes a different week, because a cabin is sold only
 * once. Nothing is booked in week 0, which all other tests read.
 */
function findWeek(week: number, now = Date.now()): { readonly start: string; readonly end: string } {
  const later = now + (FIRST_WEEK + week) * 7 * DAY;
  const saturday = later + ((SATURDAY - new Date(later).getUTCDay() + 7) % 7) * DAY;
  return { start: dayText(saturday), end: dayText(saturday + 7 * DAY) };
}

/** The query string for two adults in a week. */
export function weekForTwo(week = 0): string {
  const { start, end } = findWeek(week);
  return `?start=${start}&end=${end}&rooms=1&gc-1-adults=2`;
}

/** The query string of the same week without persons: a booking on it starts with no participants. */
export function weekWithoutPersons(week = 0): string {
  const { start, end } = findWeek(week);
  return `?start=${start}&end=${end}`;
}
