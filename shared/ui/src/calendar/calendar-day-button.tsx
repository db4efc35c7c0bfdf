import { useEffect, useRef } from "react";
import type { DayButtonProps } from "react-day-picker";
import { classNames } from "../class-names.ts";
import styles from "./calendar.module.css";
import { useCalendarDays } from "./calendar-days.tsx";

/**
 * The button in a day cell, the price on it. A day that cannot be chosen stays in reach of the arrows. The price is
 * said by the button's name, in words of its own; so it is not read in the button once more (WCAG 2.5.3). Where the
 * number stands depends on whether the day gets a price, so it comes with the answer, and does not move with it.
 */
export function CalendarDayButton({ day, modifiers, children, onClick, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { lookOf, nameOf, priceText } = useCalendarDays();
  const look = lookOf(day.isoDate);
  const isClosed = look.isWaiting || !look.isAvailable;
  const price = isClosed ? null : look.price;

  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);

  return (
    <>
      <button
        {...button}
        ref={element}
        aria-label={nameOf(day.isoDate, look)}
        aria-disabled={isClosed || undefined}
        onClick={isClosed ? undefined : onClick}
        className={classNames(styles.pick, price !== null && styles.priced)}
      >
        {look.isWaiting ? null : children}
      </button>
      {price !== null && (
        <small aria-hidden className={styles.price}>
          {priceText(price)}
        </small>
      )}
    </>
  );
}
