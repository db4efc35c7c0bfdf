import { Children, useDeferredValue } from "react";
import type { WeeksProps } from "react-day-picker";
import { useCalendarDays } from "./calendar-days.tsx";

/**
 * The weeks of a month. One that Next month brings into sight shows its name at once and has its rows free; its days
 * are drawn right after, so that the press is answered first.
 */
export function CalendarWeeks({ children, ...body }: WeeksProps) {
  const { isStepping } = useCalendarDays();
  const isDrawn = useDeferredValue(true, !isStepping);
  return <tbody {...body}>{isDrawn ? children : Children.map(children, freeRow)}</tbody>;
}

const freeRow = () => (
  <tr>
    <td colSpan={7} />
  </tr>
);
