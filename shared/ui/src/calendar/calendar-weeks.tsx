import { Children, useDeferredValue } from "react";
import type { WeeksProps } from "react-day-picker";
import { useCalendarDays } from "./calendar-days.tsx";

/**
 * The weeks of a month. A month that appears after a click on Next month first renders its name and empty
 * rows. Its days follow in a deferred render, so that the click gets a response sooner.
 */
export function CalendarWeeks({ children, ...body }: WeeksProps) {
  const { isStepping } = useCalendarDays();
  const isRendered = useDeferredValue(true, !isStepping);
  return <tbody {...body}>{isRendered ? children : Children.map(children, freeRow)}</tbody>;
}

const freeRow = () => (
  <tr>
    <td colSpan={7} />
  </tr>
);
