import type { DayProps } from "react-day-picker";
import { classNames } from "../class-names.ts";
import styles from "./calendar.module.css";
import { useCalendarDays } from "./calendar-days.tsx";

/**
 * The cell of a day with its state. The modifiers of react-day-picker would search all days for each cell.
 */
export function CalendarDay({ day, modifiers, className, ...cell }: DayProps) {
  const { stateOf } = useCalendarDays();
  const marks = modifiers.hidden ? [] : stateOf(day.isoDate).marks;
  return <td {...cell} className={classNames(className, ...marks.map((mark) => styles[mark]))} />;
}
