/** The states that a day cell has a class for; the names are classes of the calendar's stylesheet. */
const MARKS = [
  "unavailable",
  "waiting",
  "marked",
  "lowest",
  "arrival",
  "departure",
  "reaching",
  "reached",
  "between",
] as const;

export type DayMark = (typeof MARKS)[number];

export interface DayState {
  /** Loading: not yet known whether the day can be chosen. */
  readonly isWaiting: boolean;
  readonly isAvailable: boolean;
  readonly price: number | null;
  readonly marks: readonly DayMark[];
}

/** The data of the visible days. Days are YYYY-MM-DD. */
export interface VisibleDays {
  readonly shown: readonly string[];
  readonly start: string | null;
  readonly end: string | null;
  /** The hovered departure day, while only the arrival is chosen. */
  readonly hovered: string | null;
  readonly isAvailable: (day: string) => boolean;
  readonly isWaiting: (day: string) => boolean;
  readonly isMarked: (day: string) => boolean;
  readonly getPrice: (day: string) => number | null;
  /** Whether the prices are for one number of nights; of others none is the lowest. */
  readonly isComparable: boolean;
}

/** Returns the state of each visible day, computed once per day (SW-03, SW-04). */
export function cacheDayStates(visible: VisibleDays): (day: string) => DayState {
  const getState = createGetState(visible);
  const states = new Map<string, DayState>();
  return (day) => {
    const state = states.get(day) ?? getState(day);
    states.set(day, state);
    return state;
  };
}

function createGetState(visible: VisibleDays): (day: string) => DayState {
  const { start, end, hovered } = visible;
  const until = end ?? (start === null ? null : hovered);
  const isRange = start !== null && until !== null && start < until;
  const getPrice = (day: string) => (visible.isWaiting(day) ? null : visible.getPrice(day));
  const lowest = visible.isComparable ? lowestPrice(visible.shown.map(getPrice)) : null;
  return (day) => {
    const isWaiting = visible.isWaiting(day);
    const isAvailable = visible.isAvailable(day);
    const price = getPrice(day);
    const is: Readonly<Record<DayMark, boolean>> = {
      unavailable: !isWaiting && !isAvailable,
      waiting: isWaiting,
      marked: visible.isMarked(day),
      lowest: lowest !== null && isAvailable && price === lowest,
      arrival: day === start,
      departure: day === end,
      reaching: isRange && day === start,
      reached: isRange && day === until,
      between: isRange && start < day && day < until,
    };
    return { isWaiting, isAvailable, price, marks: MARKS.filter((mark) => is[mark]) };
  };
}

/** Returns the lowest price, or null when there are fewer than two different prices. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter((price): price is number => typeof price === "number");
  const lowest = Math.min(...known);
  return known.some((price) => price > lowest) ? lowest : null;
}

/** Returns the nights that the prices of all these days are for; null without prices, or when they differ. */
export function commonPriceNights(
  days: readonly string[],
  getPrice: (day: string) => number | null,
  getNights: (day: string) => number | null,
): number | null {
  const all = new Set(days.filter((day) => getPrice(day) !== null).map(getNights));
  const [nights = null] = all;
  return all.size === 1 ? nights : null;
}
