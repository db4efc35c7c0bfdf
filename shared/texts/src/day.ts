/** A day as YYYY-MM-DD, as in the URL and on the wire. It has no time zone; here it is midnight UTC. */
export type IsoDay = string;

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

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function isEnglish(locale: string): boolean {
  return locale === "en" || locale.startsWith("en-");
}

function formatOf(locale: string, style: DayStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone: "UTC" });
    formats.set(key, format);
  }
  return format;
}

/** Midnight UTC of a day, in milliseconds; the clock part of a date-time is left out. NaN when it is no day. */
function midnight(day: IsoDay): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
}

/**
 * English days have one order and no commas whatever the region (`Sat 5 Dec 2026`), as the wording table has
 * them; names come from plain `en`, since `en-GB` writes `Sept` in some releases of ICU only.
 */
function formatEnglish(time: number, style: DayStyle): string {
  const parts = new Map(
    formatOf("en", style)
      .formatToParts(time)
      .map((part) => [part.type, part.value]),
  );
  const order: readonly Intl.DateTimeFormatPartTypes[] = ["weekday", "day", "month", "year"];
  return order.flatMap((type) => parts.get(type) ?? []).join(" ");
}

/** A day in words. Text that is no day comes back unchanged. */
function formatIn(style: DayStyle, day: IsoDay, locale: string): string {
  const time = midnight(day);
  if (Number.isNaN(time)) return day;
  return isEnglish(locale) ? formatEnglish(time, style) : formatOf(locale, style).format(time);
}

/** `Sat 5 Dec 2026` */
export function formatDay(day: IsoDay, locale: string): string {
  return formatIn("medium", day, locale);
}

/** `Saturday 5 December 2026` */
export function formatDayLong(day: IsoDay, locale: string): string {
  return formatIn("long", day, locale);
}

/** `5 Dec` */
export function formatDayShort(day: IsoDay, locale: string): string {
  return formatIn("short", day, locale);
}

/** `Sat 5 Dec` */
export function formatDayMonthWeekday(day: IsoDay, locale: string): string {
  return formatIn("weekdayShort", day, locale);
}

/** `December 2026` */
export function formatMonthYear(day: IsoDay, locale: string): string {
  return formatIn("month", day, locale);
}

/** `Saturday` */
export function formatWeekday(day: IsoDay, locale: string): string {
  return formatIn("weekdayName", day, locale);
}

/** `Sat` */
export function formatWeekdayShort(day: IsoDay, locale: string): string {
  return formatIn("weekdayNameShort", day, locale);
}

/** `5 Dec – 12 Dec`, with an en dash between spaces in every language. */
export function formatDayRange(start: IsoDay, end: IsoDay, locale: string): string {
  return `${formatDayShort(start, locale)} – ${formatDayShort(end, locale)}`;
}

/** Nights from arrival to departure; 0 when the days are not in order (SW-13). */
export function countNights(start: IsoDay, end: IsoDay): number {
  return Math.max(Math.round((midnight(end) - midnight(start)) / DAY_MS) || 0, 0);
}
