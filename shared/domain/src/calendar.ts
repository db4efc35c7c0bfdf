/** An arrival day. EN-11. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whole nights, ascending. */
  readonly stayLengths: readonly number[];
  /** Price of the shortest stay of one adult, in the site's currency. */
  readonly priceFrom: number | null;
}

/** Arrival days of a range. */
export interface Calendar {
  readonly days: readonly CalendarDay[];
  /** No calendar data: the visitor may choose every future day and any length (ruling 34). */
  readonly isFake: boolean;
  readonly hasPrices: boolean;
}
