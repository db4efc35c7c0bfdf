import type { ReactNode } from "react";
import { ArrivalNote } from "./arrival-note.tsx";
import styles from "./days-header.module.css";
import { HeaderLinks } from "./header-links.tsx";

/** The header of a day page: heading, introduction and links. */
export function DaysHeader({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <ArrivalNote />
        <h1>{heading}</h1>
        <div className={styles.intro}>{children}</div>
      </div>
      <HeaderLinks />
    </header>
  );
}
