import { fromLocalDate } from "@stays/days";
import { Children, cloneElement, isValidElement } from "react";
import type { CalendarMonth, MonthsProps } from "react-day-picker";

/**
 * The visible months. react-day-picker keys months by index, which would remount all days at each step. Keyed
 * by date, a month that stays visible is not remounted.
 */
export function CalendarMonths({ children, ...box }: MonthsProps) {
  const parts = Children.toArray(children).map((part) =>
    isValidElement<{ readonly calendarMonth?: CalendarMonth }>(part) && part.props.calendarMonth
      ? cloneElement(part, { key: fromLocalDate(part.props.calendarMonth.date) })
      : part,
  );
  return <div {...box}>{parts}</div>;
}
