import type { TextKey } from "@stays/texts";
import { useEffect, useMemo, useRef } from "react";
import type { DayButtonProps } from "react-day-picker";
import { classNames } from "../class-names.ts";
import styles from "./calendar.module.css";
import { useCalendarDays } from "./calendar-days.tsx";
import type { DayState } from "./day-state.ts";

/** The text key of the reason why a day cannot be chosen; null when it can, or while that is not known. */
function closedKeyOf({ isWaiting, isAvailable, marks }: DayState): TextKey<"ui"> | null {
  if (isWaiting || isAvailable) return null;
  if (marks.includes("arrival")) return "dayArrival";
  return marks.includes("departure") ? "dayDeparture" : "dayUnavailable";
}

/**
 * The button in a day cell, with the day's price. A day that cannot be chosen still receives focus by arrow
 * keys. The accessible name of the button contains the price, so the visible price is hidden from screen
 * readers (WCAG 2.5.3). The position of the number depends on whether the day has a price. So the number
 * appears with the response and does not move.
 */
export function CalendarDayButton({ day, modifiers, children, onClick, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { stateOf, nameOf, priceText, nightsOf, basisOf } = useCalendarDays();
  const { isoDate } = day;
  const state = stateOf(isoDate);
  const closedKey = closedKeyOf(state);
  const isClosed = state.isWaiting || !state.isAvailable;
  const price = isClosed ? null : state.price;
  const nights = price === null ? null : nightsOf(isoDate);
  const name = useMemo(() => nameOf(isoDate, closedKey, price), [nameOf, isoDate, closedKey, price]);
  const basis = useMemo(() => (nights === null ? null : basisOf(nights)), [basisOf, nights]);

  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);

  return (
    <>
      <button
        {...button}
        ref={element}
        aria-label={name}
        aria-description={basis?.long}
        aria-disabled={isClosed || undefined}
        onClick={isClosed ? undefined : onClick}
        className={classNames(styles.pick, price !== null && styles.priced, basis?.short && styles.based)}
      >
        {state.isWaiting ? null : children}
      </button>
      {price !== null && (
        <small aria-hidden className={styles.price}>
          <span translate="no">{priceText(price)}</span>
          {basis?.short && <span className={styles.basis}>{basis.short}</span>}
        </small>
      )}
    </>
  );
}
