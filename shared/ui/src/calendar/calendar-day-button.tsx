import { useEffect, useRef } from "react";
import type { DayButtonProps } from "react-day-picker";
import { classNames } from "../class-names.ts";
import styles from "./calendar.module.css";
import { useCalendarPrices } from "./calendar-prices.tsx";

/**
 * The button in a day cell, the price on it. A day that cannot be chosen stays in reach of the arrows. The price is
 * said by the button's name, in words of its own; so it is not read in the button once more (WCAG 2.5.3).
 */
export function CalendarDayButton({ day, modifiers, children, onClick, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { shownPrice } = useCalendarPrices();
  const closed = Boolean(modifiers.unavailable || modifiers.waiting);
  const price = modifiers.unavailable ? null : shownPrice(day.isoDate);

  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);

  return (
    <div className={styles.spot}>
      <button
        {...button}
        ref={element}
        aria-disabled={closed || undefined}
        onClick={closed ? undefined : onClick}
        className={classNames(styles.pick, price && styles.priced)}
      >
        <span>{children}</span>
      </button>
      {price && <small aria-hidden>{price}</small>}
    </div>
  );
}
