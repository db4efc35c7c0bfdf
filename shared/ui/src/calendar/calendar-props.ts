export interface CalendarProps {
  /** YYYY-MM-DD, as all days here; from the clock of the contract. */
  readonly today: string;
  /** Any day of the first visible month. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** Number of months, stacked; `beside` puts two next to each other. */
  readonly months?: number | undefined;
  readonly beside?: boolean | undefined;
  /** First and last day that the visitor can navigate to. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** Chosen days. */
  readonly start: string | null;
  readonly end: string | null;
  readonly onChoose: (day: string) => void;
  readonly isAvailable: (day: string) => boolean;
  /** Days that are underlined, such as those of a stay; the legend explains the line. */
  readonly isMarked?: ((day: string) => boolean) | undefined;
  readonly priceOf?: ((day: string) => number | null) | undefined;
  /** Nights that a price is for, when prices of several days are for different stays; null = not known. */
  readonly priceNightsOf?: ((day: string) => number | null) | undefined;
  /** Currency of the prices, ISO 4217. */
  readonly currency: string;
  /**
   * Whether the visible months, or single days of them, are loading. Loading days cannot be chosen; the month
   * can be changed.
   */
  readonly loading?: boolean | ((day: string) => boolean) | undefined;
  /**
   * Whether the prices of a month, YYYY-MM-01, could not be loaded. Its days can still be chosen, without
   * prices.
   */
  readonly isFailed?: ((month: string) => boolean) | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Focuses the chosen day, or today, when mounted. */
  readonly autoFocus?: boolean | undefined;
}
