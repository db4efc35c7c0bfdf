import { useFormat } from "@stays/texts";
import { StatusText } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./day-section.module.css";

interface DaySectionProps {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** How many there are, read out when it changes; empty while not known. */
  readonly count: string;
  readonly children: ReactNode;
}

/** The chosen day of a stay: its name, how much there is, and what. */
export function DaySection({ day, count, children }: DaySectionProps) {
  const { dayLong } = useFormat();
  return (
    <section className={styles.day}>
      <header className={styles.head}>
        <h2>{dayLong(day)}</h2>
        <StatusText className={styles.count}>{count}</StatusText>
      </header>
      {children}
    </section>
  );
}
