/** A day on which one can arrive. EN-11. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whole nights, ascending. */
  readonly stayLengths: readonly number[];
  /** For the shortest stay of one adult, in the site's currency. */
  readonly priceFrom: number | null;
}

/** Arrival days of a range. */
export interface Calendar {
  readonly days: readonly CalendarDay[];
  /** No calendar data: every future day and any length may be chosen (ruling 34). */
  readonly isFake: boolean;
  readonly hasPrices: boolean;
}
