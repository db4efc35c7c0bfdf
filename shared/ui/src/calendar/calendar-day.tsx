import type { DayProps } from "react-day-picker";
import { classNames } from "../class-names.ts";
import styles from "./calendar.module.css";
import { useCalendarDays } from "./calendar-days.tsx";

/** The cell of a day, in its look. The day picker's own modifiers would look through all days for each of them. */
export function CalendarDay({ day, modifiers, className, ...cell }: DayProps) {
  const { lookOf } = useCalendarDays();
  const marks = modifiers.hidden ? [] : lookOf(day.isoDate).marks;
  return <td {...cell} className={classNames(className, ...marks.map((mark) => styles[mark]))} />;
}
