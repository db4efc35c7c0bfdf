import { useFormat } from "@stays/texts";
import { type ElementNode, StatusText } from "@stays/ui";
import { type RefObject, useEffect, useRef } from "react";
import styles from "./day-section.module.css";

interface DaySectionProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The number of items as text, announced when it changes; empty while not known. */
  readonly count: string;
  /** The ref of the heading, for callers that focus it when the focused element is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ElementNode;
}

/** The chosen day of a stay: its name, its count and its content. */
export function DaySection({ day, count, heading: given, children }: DaySectionProps) {
  const { dayLong } = useFormat();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  useFocusWhenLost(day, heading);
  return (
    <section className={styles.day}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {dayLong(day)}
        </h2>
        <StatusText className={styles.count}>{count}</StatusText>
      </header>
      {children}
    </section>
  );
}

/** Focuses the heading of a newly chosen day if the link that chose it was removed with the previous day. */
function useFocusWhenLost(day: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [day, heading]);
}
