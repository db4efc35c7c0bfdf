import type { Activity } from "./activity.ts";
import { dayText, weekdayOf } from "./day.ts";
import { chanceAt } from "./random.ts";
import type { TransportLine } from "./transport.ts";

/** A time of an activity or departure, with its remaining capacity. */
export interface Occasion {
  readonly ownerId: number;
  /** Route code of a departure, empty for an activity. */
  readonly route: string;
  readonly day: number;
  /** `HH:mm`. */
  readonly time: string;
  readonly remaining: number;
}

/** The occasions of an activity on a day. */
export function activityOccasions(activity: Activity, day: number): Occasion[] {
  const month = Number(dayText(day).slice(5, 7));
  if (!activity.months.includes(month) || !activity.weekdays.includes(weekdayOf(day))) return [];
  return activity.times.map((time, index) => ({
    ownerId: activity.id,
    route: "",
    day,
    time,
    remaining: left(activity.capacity, activity.id, day * 10 + index),
  }));
}

/** The departures of a line on a day, in both directions. */
export function departures(line: TransportLine, day: number): Occasion[] {
  if (!line.weekdays.includes(weekdayOf(day))) return [];
  return line.routes.flatMap((route) =>
    route.times.map((time, index) => ({
      ownerId: line.id,
      route: route.code,
      day,
      time,
      remaining: left(line.capacity, line.id + route.code.charCodeAt(0), day * 10 + index),
    })),
  );
}

/** Other guests have booked up to 70 % of the capacity, sometimes nearly all. */
function left(capacity: number, seed: number, position: number): number {
  const taken = chanceAt(seed, position);
  return taken > 0.93 ? 1 : Math.max(1, Math.round(capacity * (1 - taken * 0.7)));
}
