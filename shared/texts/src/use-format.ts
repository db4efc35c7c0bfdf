import { type IsoDay, isDay, nights, toDate, toDay } from "@stays/days";
import { useMemo } from "react";
import { keepFormats } from "./keep-formats.ts";
import { formatMoney } from "./money.ts";
import { useTextsContext } from "./texts-provider.tsx";

type DayStyle = "medium" | "long" | "short" | "weekdayShort" | "month" | "weekdayName" | "weekdayNameShort";

const OPTIONS: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  medium: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short" },
  weekdayShort: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  weekdayName: { weekday: "long" },
  weekdayNameShort: { weekday: "short" },
};

const getDayFormat = keepFormats(
  (locale: string, style: DayStyle) =>
    new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone: "UTC" }),
);

/**
 * Formats an English day. The order is the same for every region, without commas (`Sat 5 Dec 2026`), as the
 * wording table requires. Names come from plain `en`, because `en-GB` writes `Sept` in some ICU releases
 * only.
 */
function formatEnglish(date: Date, style: DayStyle): string {
  const parts = new Map(
    getDayFormat("en", style)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
  const order: readonly Intl.DateTimeFormatPartTypes[] = ["weekday", "day", "month", "year"];
  return order.flatMap((type) => parts.get(type) ?? []).join(" ");
}

/** Formats a day. Text that is not a day is returned unchanged. */
function formatDay(style: DayStyle, day: IsoDay, locale: string): string {
  const isoDay = toDay(day);
  if (!isDay(isoDay)) return day;
  const date = toDate(isoDay);
  return /^en(-|$)/.test(locale) ? formatEnglish(date, style) : getDayFormat(locale, style).format(date);
}

const getNumberFormat = keepFormats(
  (locale: string, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }),
);

/**
 * Formats a number with the locale's separators; spaces are U+00A0 as in money.
 *
 * @param fractionDigits the exact number of fraction digits; unset = at most one
 */
const formatNumber = (value: number, locale: string, fractionDigits?: number): string =>
  getNumberFormat(locale, fractionDigits ?? 0, fractionDigits ?? 1)
    .format(value)
    .replace(/\s/g, "\u00a0");

const getListFormat = keepFormats((locale: string) => new Intl.ListFormat(locale, { type: "conjunction" }));

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
    list: (items) => getListFormat(locale).format(items),
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
