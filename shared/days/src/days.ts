import { addDays as addDaysTo, differenceInCalendarDays, getDay, isValid } from "date-fns";

/** A day as `YYYY-MM-DD`, as in the URL and on the wire. */
export type IsoDay = string;

/** Returns midnight UTC of a day; an invalid date when the text is not a day. */
export function toDate(day: IsoDay): Date {
  return new UtcDate(`${day}T00:00:00Z`);
}

/** Returns the day of a date at midnight UTC; "" for an invalid date. */
export function isoDay(date: Date): IsoDay {
  return isValid(date) ? date.toISOString().slice(0, 10) : "";
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(toDate(text)) === text;
}

/** Returns the day `count` days later, or earlier when negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return isoDay(addDaysTo(toDate(day), count));
}

/** Returns the whole days between two days; negative when the second is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return differenceInCalendarDays(toDate(to), toDate(from));
}

/** Returns the nights of a stay when start is before end, else 0 (SW-13). */
export function nights(start: IsoDay | null, end: IsoDay | null): number {
  return start && end && start < end ? daysBetween(start, end) : 0;
}

/** 0 = Sunday … 6 = Saturday. */
export function getWeekday(day: IsoDay): number {
  return getDay(toDate(day));
}

/** Returns the day of a date-time `YYYY-MM-DDTHH:mm:ss`. */
export function toDay(localDateTime: string): IsoDay {
  return localDateTime.slice(0, 10);
}

/** Formats of days by time zone: a server asks for the day at every page, and making a format is slow. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the current day in a time zone, such as `Europe/Stockholm`. */
export function getToday(timeZone: string, now: Date | number): IsoDay {
  // Swedish dates have the format of ISO 8601.
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(now);
}

/**
 * A date whose local time is UTC: date-fns computes with it as on a machine in UTC. `@date-fns/utc` does the same, but
 * not under the clocks of test tools: their `Date` returns plain dates from its constructor, also to a subclass.
 */
class UtcDate extends Date {
  constructor(value: string | number | Date) {
    super(value);
    Object.setPrototypeOf(this, UtcDate.prototype);
  }
  override getTimezoneOffset(): number {
    return 0;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getMilliseconds(): number {
    return this.getUTCMilliseconds();
  }
  override setFullYear(...parts: Parameters<Date["setUTCFullYear"]>): number {
    return this.setUTCFullYear(...parts);
  }
  override setMonth(...parts: Parameters<Date["setUTCMonth"]>): number {
    return this.setUTCMonth(...parts);
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...parts: Parameters<Date["setUTCHours"]>): number {
    return this.setUTCHours(...parts);
  }
}
