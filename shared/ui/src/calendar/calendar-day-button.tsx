import { useEffect, useRef } from "react";
import type { DayButtonProps } from "react-day-picker";
import styles from "./calendar.module.css";
import { useCalendarPrices } from "./calendar-prices.tsx";

/** The button in a day cell: the day, its price below. A day that cannot be chosen stays in reach of the arrows. */
export function CalendarDayButton({ day, modifiers, children, onClick, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { shownPrice } = useCalendarPrices();
  const closed = Boolean(modifiers.unavailable || modifiers.waiting);
  const price = modifiers.unavailable ? null : shownPrice(day.isoDate);

  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);

  return (
    <button
      {...button}
      ref={element}
      aria-disabled={closed || undefined}
      onClick={closed ? undefined : onClick}
      className={styles.pick}
    >
      <span>{children}</span>
      {price && <small>{price}</small>}
    </button>
  );
}
