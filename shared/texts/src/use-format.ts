import { type IsoDay, isDay, nights, toDate, toDay } from "@stays/days";
import { useMemo } from "react";
import { type DayStyle, languageData, writeDay, writeList, writeNumber } from "./language-data.ts";
import { formatMoney } from "./money.ts";
import { useTextsContext } from "./texts-provider.tsx";

/** Formats a day. Text that is not a day is returned unchanged. */
function formatDay(style: DayStyle, day: IsoDay, locale: string): string {
  const isoDay = toDay(day);
  return isDay(isoDay) ? writeDay(toDate(isoDay), style, locale) : day;
}

/**
 * Formats a number with the locale's separators; spaces are U+00A0 as in money.
 *
 * @param fractionDigits the exact number of fraction digits; unset = at most one
 */
const formatNumber = (value: number, locale: string, fractionDigits?: number): string =>
  writeNumber(value, languageData(locale).number, fractionDigits ?? 0, fractionDigits ?? 1);

/** Formatters of one locale. Days are YYYY-MM-DD. */
export interface Format {
  readonly locale: string;
  /** `1 395 kr`; `1 395,00 kr` when exact, for parts of a total that `needsDecimals` */
  money(amount: number, currency: string, isExact?: boolean): string;
  /** `Sat 5 Dec 2026` */
  day(day: IsoDay): string;
  /** `Saturday 5 December 2026` */
  dayLong(day: IsoDay): string;
  /** `5 Dec` */
  dayShort(day: IsoDay): string;
  /** `Sat 5 Dec` */
  dayMonthWeekday(day: IsoDay): string;
  /** `5 Dec – 12 Dec`, with an en dash between spaces in every language. */
  range(start: IsoDay, end: IsoDay): string;
  /** `December 2026` */
  monthYear(day: IsoDay): string;
  /** `Saturday` */
  weekday(day: IsoDay): string;
  /** `Sat` */
  weekdayShort(day: IsoDay): string;
  /** `10:30`, from a local date-time */
  time(localDateTime: string): string;
  /** With the exact number of fraction digits; unset = at most one. */
  number(value: number, fractionDigits?: number): string;
  /** `Linen, breakfast and cleaning` */
  list(items: readonly string[]): string;
  /** Returns the nights between two days, 0 when they are not in order. The app adds the text. */
  nights(start: IsoDay, end: IsoDay): number;
}

/** Returns the formatters of one locale, for code outside components. */
export function formatFor(locale: string): Format {
  const dayShort = (day: IsoDay) => formatDay("short", day, locale);
  return {
    locale,
    money: (amount, currency, isExact) => formatMoney(amount, currency, locale, isExact),
    day: (day) => formatDay("medium", day, locale),
    dayLong: (day) => formatDay("long", day, locale),
    dayShort,
    dayMonthWeekday: (day) => formatDay("weekdayShort", day, locale),
    range: (start, end) => `${dayShort(start)} – ${dayShort(end)}`,
    monthYear: (day) => formatDay("month", day, locale),
    weekday: (day) => formatDay("weekdayName", day, locale),
    weekdayShort: (day) => formatDay("weekdayNameShort", day, locale),
    time: formatTime,
    number: (value, fractionDigits) => formatNumber(value, locale, fractionDigits),
    list: (items) => writeList(items, languageData(locale).list),
    nights,
  };
}

/** Returns the formatters of the page's locale. */
export function useFormat(): Format {
  const { locale } = useTextsContext();
  return useMemo(() => formatFor(locale), [locale]);
}

/**
 * Formats a local date-time (`2026-12-05T10:30:00`) as `10:30`. It is the local time of the destination, so
 * there is no conversion; all languages use 24 hours. Empty when the text has no time.
 */
function formatTime(localDateTime: string): string {
  return /T(\d{2}:\d{2})/.exec(localDateTime)?.[1] ?? "";
}
