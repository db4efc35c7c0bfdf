import type { ElementNode } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./property-layout.module.css";

/**
 * The layout of a property page: photos across the page, then the content on the left and the sidebar on the
 * right. In a single column the sidebar is between the introduction and the rest.
 */
export function PropertyLayout({
  top,
  intro,
  side,
  children,
}: {
  readonly top: ElementNode;
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
