import { type CalendarProps, Skeleton } from "@stays/ui";
import { lazy, Suspense } from "react";
import styles from "./stay-form.module.css";

/** The calendar's code comes after the page's own: what it shows is in the server's HTML, and nobody presses it first. */
const PriceCalendar = lazy(async () => ({ default: (await import("./price-calendar.ts")).PriceCalendar }));

/** The calendar of the sidebar, in a boundary of its own, so that the page does not wait for its code. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.calendarPlace} />}>
      <PriceCalendar {...props} />
    </Suspense>
  );
}
