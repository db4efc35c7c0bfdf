import type { Locator, Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";

/** The days in the query string of an upsell page, as YYYY-MM-DD. */
export function daysOfWeek(week: number): readonly string[] {
  const start = Date.parse(new URLSearchParams(weekForTwo(week)).get("start") ?? "");
  return Array.from({ length: 8 }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The name of a day in the timeline, such as `Sat 5 Dec`. */
export function stopName(day: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatToParts(new Date(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value.slice(0, 3) ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** The stop of a day, whatever else its accessible name contains. */
export function stop(page: Page, day: string): Locator {
  return page.getByRole("list", { name: "Days" }).getByRole("button", { name: stopName(day) });
}

/** Buttons that open the booking of an activity. */
export function bookNow(page: Page): Locator {
  return page.getByRole("button", { name: /^Book now: / });
}

/** Whether an address is a call for activities of one day, or of any day by default. */
export function isDayCall(url: URL, day?: string): boolean {
  const date = url.searchParams.get("date") ?? url.searchParams.get("startDate");
  return url.pathname.endsWith("/availability/activity") && (day === undefined || date === day);
}

/** An activity that takes place twice a day, every day of the year: tests pass in each season. */
export const ACTIVITY = "Meet the reindeer";

/** The modal of that activity. */
export function modal(page: Page): Locator {
  return page.getByRole("dialog", { name: ACTIVITY, exact: true });
}

/** The button that opens its booking. */
export function opener(page: Page): Locator {
  return page.getByRole("button", { name: `Book now: ${ACTIVITY}`, exact: true });
}

/** The button that adds the selection to the basket. */
export function addToCart(page: Page): Locator {
  return modal(page).getByRole("button", { name: "Add to cart" });
}
