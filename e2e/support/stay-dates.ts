const DAY = 86_400_000;
const SATURDAY = 6;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first week that is offered, counted from now: all weeks after it are in the season and early enough. */
const FIRST_WEEK = 9;

/** A week from Saturday to Saturday. Each test that books takes another, for cabins are sold only once. */
function winterWeek(week: number, now = Date.now()): { readonly start: string; readonly end: string } {
  const later = now + (FIRST_WEEK + week) * 7 * DAY;
  const saturday = later + ((SATURDAY - new Date(later).getUTCDay() + 7) % 7) * DAY;
  return { start: dayText(saturday), end: dayText(saturday + 7 * DAY) };
}

/** Two adults in a week of the winter, as a query. */
export function weekForTwo(week = 0): string {
  const { start, end } = winterWeek(week);
  return `?start=${start}&end=${end}&rooms=1&gc-1-adults=2`;
}

/** The same week without persons: a booking on it starts with nobody. */
export function weekWithoutPersons(week = 0): string {
  const { start, end } = winterWeek(week);
  return `?start=${start}&end=${end}`;
}
