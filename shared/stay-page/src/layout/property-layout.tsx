import type { ReactNode } from "react";
import styles from "./property-layout.module.css";

/**
 * Photos across the page; below them what is told on the left and what is asked on the right. Where there is one
 * column only, what is asked stands between the introduction and the rest.
 */
export function PropertyLayout({
  top,
  intro,
  side,
  children,
}: {
  readonly top: ReactNode;
  readonly intro: ReactNode;
  readonly side: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      {top}
      <div className={styles.detail}>
        <div className={styles.intro}>{intro}</div>
        <div className={styles.side}>{side}</div>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
