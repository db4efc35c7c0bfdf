import { type IsoDay, isDay, toDate, toDay } from "@stays/days";
import { keepFormats } from "./keep-formats.ts";

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
export function formatDay(style: DayStyle, day: IsoDay, locale: string): string {
  const isoDay = toDay(day);
  if (!isDay(isoDay)) return day;
  const date = toDate(isoDay);
  return /^en(-|$)/.test(locale) ? formatEnglish(date, style) : getDayFormat(locale, style).format(date);
}
