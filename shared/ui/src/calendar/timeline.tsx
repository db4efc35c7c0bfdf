import { useFormat } from "@stays/texts";
import { classNames, Icon, useUiTexts } from "@stays/ui/basics";
import { useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import {
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleIcon,
  LogInIcon,
  LogOutIcon,
  MinusIcon,
} from "../icon/shapes.ts";
import styles from "./timeline.module.css";

const NOTICEABLE = 8;

/** Returns true while the visitor scrolls down, false at the top of the page and while scrolling up. */
function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function scrolled() {
      const now = window.scrollY;
      if (Math.abs(now - last) < NOTICEABLE) return;
      setDown(now > last && now > 0);
      last = now;
    }
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, []);
  return down;
}

/** A stop on the timeline. */
export interface TimelineDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly mark?: "arrival" | "departure" | undefined;
  readonly soldOut?: boolean | undefined;
  readonly booked?: boolean | undefined;
  /** Under a day without a mark, such as `6 activities`; the description of the day, not its name. */
  readonly note?: string | undefined;
}

export interface TimelineProps {
  readonly days: readonly TimelineDay[];
  /** The chosen day. */
  readonly current: string | null;
  readonly onChoose: (day: string) => void;
}

/**
 * The days of a stay as stops on a trail. Sold-out days cannot be chosen. Hidden while the visitor scrolls
 * down.
 */
export function Timeline({ days, current, onChoose }: TimelineProps) {
  const { t, direction } = useUiTexts();
  const list = useRef<HTMLOListElement>(null);
  const away = useScrolledDown();

  function centre(element: Element | null | undefined): void {
    const trail = list.current;
    const stop = element?.closest("li");
    if (trail && stop) trail.scrollLeft = stop.offsetLeft - (trail.clientWidth - stop.offsetWidth) / 2;
  }

  useEffect(() => centre(list.current?.querySelector("[aria-current]")), [current]);

  function move(days: 1 | -1) {
    const sign = direction === "rtl" ? -days : days;
    if (list.current) list.current.scrollLeft += sign * list.current.clientWidth * 0.8;
  }

  return (
    <div className={classNames(styles.trail, away && styles.away)}>
      <IconButton
        icon={ChevronLeftIcon}
        directional
        label={t("previousDays")}
        onClick={() => move(-1)}
        className={styles.arrow}
      />
      <ol
        ref={list}
        aria-label={t("days")}
        className={styles.stops}
        // The browser leaves a stop as it is that is partly in view. Under a pointer it must not move.
        onFocus={({ target }) => target.matches(":focus-visible") && centre(target)}
        data-print
      >
        {days.map((day) => (
          <li key={day.day}>
            <Stop day={day} isCurrent={day.day === current} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      <IconButton
        icon={ChevronRightIcon}
        directional
        label={t("nextDays")}
        onClick={() => move(1)}
        className={styles.arrow}
      />
    </div>
  );
}

interface StopProps {
  readonly day: TimelineDay;
  readonly isCurrent: boolean;
  readonly onChoose: (day: string) => void;
}

/**
 * A day. Its note is drawn over the button, not in it: visible text of a button must be in its name (WCAG
 * 2.5.3).
 */
function Stop({ day, isCurrent, onChoose }: StopProps) {
  const { t } = useUiTexts();
  const { dayMonthWeekday } = useFormat();
  const noteId = useId();
  const notes = [day.mark && t(day.mark), day.soldOut && t("soldOut"), day.booked && t("booked")].filter(
    (note): note is string => Boolean(note),
  );
  const marks = notes.join(", ");
  return (
    <div className={classNames(styles.spot, day.soldOut && styles.soldOut, day.booked && styles.booked)}>
      <button
        type="button"
        aria-label={[dayMonthWeekday(day.day), ...notes].join(", ")}
        aria-current={isCurrent ? "date" : undefined}
        aria-disabled={day.soldOut || undefined}
        aria-describedby={day.note && notes.length === 0 ? noteId : undefined}
        className={styles.stop}
        onClick={day.soldOut ? undefined : () => onChoose(day.day)}
      >
        <span className={styles.dot}>
          {day.booked ? (
            <Icon of={CheckIcon} />
          ) : day.mark ? (
            <Icon of={day.mark === "arrival" ? LogInIcon : LogOutIcon} directional />
          ) : (
            <Icon of={day.soldOut ? MinusIcon : CircleIcon} />
          )}
        </span>
        <b>{dayMonthWeekday(day.day)}</b>
      </button>
      {/* A new key per note: the centred line is replaced instead of shifted. */}
      <small key={marks} id={noteId} aria-hidden>
        {marks || day.note}
      </small>
    </div>
  );
}
