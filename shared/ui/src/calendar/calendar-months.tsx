import { fromLocalDate } from "@stays/days";
import { Children, cloneElement, isValidElement } from "react";
import type { CalendarMonth, MonthsProps } from "react-day-picker";

/**
 * The months in sight. The day picker keys them by their place, which would build all days anew at each step; keyed by
 * themselves, a month that stays in sight stays as it is.
 */
export function CalendarMonths({ children, ...box }: MonthsProps) {
  const parts = Children.toArray(children).map((part) =>
    isValidElement<{ readonly calendarMonth?: CalendarMonth }>(part) && part.props.calendarMonth
      ? cloneElement(part, { key: fromLocalDate(part.props.calendarMonth.date) })
      : part,
  );
  return <div {...box}>{parts}</div>;
}
